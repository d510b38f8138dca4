import { orLate } from '../../../lib/time/late';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { StatusPill } from '../../../ui/figure/StatusPill';
import type { DisputeFieldsFragment } from './dispute.generated';
import styles from './DisputeCard.module.css';

type Dispute = NonNullable<DisputeFieldsFragment['dispute']>;

interface Props {
  readonly report: Dispute['reports'][number];
  readonly certificate: Dispute['certificate'];
}

/** Found right is no good news and found wrong no bad one: neither has a colour. */
const tones = { UNDER_REVIEW: 'info', RIGHT: 'neutral', WRONG: 'neutral' } as const;

/** A report, or the second look at it: when it was sent, how far it is, and the words of the decision. */
export function ReportCard({ report, certificate }: Props) {
  const { t } = useWords('dispute');
  const format = useFormat();
  const { number, look, state, note, submittedAt, reviewBy, reason } = report;
  const first = look === 1;
  return (
    <div className={styles.report} role="status">
      <div className="row">
        <b className="grow">{t(first ? 'dispute.first.name' : 'dispute.second.name')}</b>
        <StatusPill tone={tones[state]}>{t(`dispute.state.${state}`)}</StatusPill>
      </div>
      <p className="small muted">
        {t('dispute.sent', { time: format.dateTime(submittedAt), number })}
      </p>
      {note != null && <p className={styles.words}>{note}</p>}
      {first && certificate != null && (
        <p className="small muted">{t(`dispute.certificate.${certificate}`)}</p>
      )}
      {state === 'UNDER_REVIEW' ? (
        <p>{t(orLate('dispute.promised', reviewBy), { time: format.dateTime(reviewBy) })}</p>
      ) : (
        <>
          <p className={styles.words}>{t('dispute.reason', { reason: reason ?? '' })}</p>
          {state === 'WRONG' && <p className="small muted">{t('dispute.owed')}</p>}
        </>
      )}
    </div>
  );
}
