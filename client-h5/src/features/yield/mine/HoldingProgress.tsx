import { serverNow } from '../../../lib/time/serverClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Holding } from './holdingStatus';
import styles from './HoldingProgress.module.css';

type Facts = Pick<Holding, 'startedAt' | 'endsAt' | 'maturesAt' | 'settledAt' | 'topupDueAt'>;

/** Where an instant lies between beginning and end, in whole percent. */
function percentAt({ startedAt, endsAt }: Facts, at: number): number {
  const [from, to] = [Date.parse(startedAt), Date.parse(endsAt)];
  return Math.round(Math.min(1, Math.max(0, (at - from) / (to - from))) * 100);
}

/** It goes no further than interest does. */
const lastOf = ({ maturesAt, settledAt }: Facts): number =>
  Math.min(
    serverNow(),
    Date.parse(maturesAt),
    settledAt == null ? Infinity : Date.parse(settledAt),
  );

/** How far a holding has come, with the mark at which an agreed top-up is due. */
export function HoldingProgress({ holding }: { readonly holding: Facts }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { startedAt, endsAt, topupDueAt } = holding;
  const percent = percentAt(holding, lastOf(holding));
  return (
    <div>
      <svg
        className={styles.bar}
        role="progressbar"
        aria-label={t('holding.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <rect className={styles.all} x="0" y="4" width="100%" height="6" rx="3" />
        <rect className={styles.done} x="0" y="4" width={`${String(percent)}%`} height="6" rx="3" />
        {topupDueAt != null && (
          <circle
            className={styles.mark}
            cx={`${String(percentAt(holding, Date.parse(topupDueAt)))}%`}
            cy="7"
            r="5.5"
          />
        )}
      </svg>
      <p className={styles.ends}>
        <span>{format.date(startedAt)}</span>
        <span>{format.date(endsAt)}</span>
      </p>
    </div>
  );
}
