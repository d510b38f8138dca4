import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EditorEnd } from '../../../ui/EditorEnd';
import styles from './ProjectEditor.module.css';

const words = 'resources.projects.edit';

interface Props {
  /** Where it leads without proposing. */
  readonly back: string;
  readonly busy: boolean;
  /** How many fields are wrong, once it was tried to be sent. */
  readonly faults: number;
  /** What the server refused beside no field. */
  readonly refused: string | undefined;
  /** Why it is proposed. */
  readonly children: ReactNode;
}

/** The end of the editor: what is still wrong, and the button that proposes. */
export function SendCard({ back, busy, faults, refused, children }: Props) {
  const translate = useTranslate();
  return (
    <section className="card">
      <div className={styles.send}>
        {children}
        <EditorEnd
          confirm={translate(`${words}.confirm`)}
          {...{ back, busy, refused }}
          wrong={faults > 0 ? translate(`${words}.faults`, { count: faults }) : undefined}
        />
      </div>
    </section>
  );
}
