import type { SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { EditorEnd } from '../../ui/EditorEnd';
import styles from '../../ui/texts/TextsCard.module.css';

const words = 'resources.broadcasts';

interface Props {
  readonly proposed: boolean;
  /** What keeps it from being sent, beside no field that is shown. */
  readonly fault: string | undefined;
  readonly onAsk: () => void;
}

/** Sends what is typed, or proposes it; says what keeps it from that. */
export function SendCard({ proposed, fault, onAsk }: Props) {
  const translate = useTranslate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <section className="card">
      <form className={styles.textsSave} noValidate onSubmit={submit}>
        <EditorEnd
          confirm={translate(`${words}.${proposed ? 'propose' : 'send'}.action`)}
          back="/broadcasts"
          refused={fault}
        />
      </form>
    </section>
  );
}
