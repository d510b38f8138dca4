import { useQueueWords } from '../../queue/useQueueWords';
import { ChangeEvidence } from './change/ChangeEvidence';
import type { Help } from './help';
import styles from './HelpEvidence.module.css';

/** The user's own words; for a change of data both documents, once they are opened. */
export function HelpEvidence({ request }: { readonly request: Help }) {
  const words = useQueueWords();
  return (
    <div className={styles.evidence}>
      <b className="strong">{words('note')}</b>
      <p className={styles.note} lang={request.user.language}>
        {request.note}
      </p>
      {request.queue === 'INFO_CHANGE' && <ChangeEvidence key={request.id} request={request} />}
    </div>
  );
}
