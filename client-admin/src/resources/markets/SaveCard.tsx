import { useTranslate } from 'react-admin';
import { EditorEnd } from '../../ui/EditorEnd';
import { ReasonField } from '../../ui/field/ReasonField';
import type { useReason } from '../../ui/useReason';
import styles from './SaveCard.module.css';

interface Props {
  /** Where it leads without saving. */
  readonly back: string;
  readonly busy: boolean;
  readonly reasoning: ReturnType<typeof useReason>;
  readonly reasonFault: string | undefined;
  /** What the server refused beside no field. */
  readonly refused: string | undefined;
  /** It was tried, and fields are wrong. */
  readonly wrong: boolean;
}

/** The end of an editor: why, what is still wrong, and the button that saves. */
export function SaveCard({ back, busy, reasoning, reasonFault, refused, wrong }: Props) {
  const translate = useTranslate();
  return (
    <section className={styles.save}>
      <ReasonField
        label={translate('resources.instruments.fields.reason')}
        help={translate('resources.instruments.reasonHelp')}
        value={reasoning.reason}
        fault={reasonFault}
        missing={reasoning.missing}
        onChange={reasoning.setReason}
      />
      <EditorEnd
        confirm={translate('ra.action.save')}
        {...{ back, busy, refused }}
        wrong={wrong ? translate('resources.instruments.wrong') : undefined}
      />
    </section>
  );
}
