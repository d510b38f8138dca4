import { formatCountdown } from '../../../lib/time/formatTime';
import { deadlineOf, useCountdown } from '../../../lib/time/useCountdown';
import { useWords } from '../../../lib/useWords';
import type { Order } from '../types';
import styles from './CountdownRing.module.css';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** Seconds at which a screen reader says how many are left. */
const SPOKEN: readonly number[] = [30, 10, 0];

/** Ring and digits on the server's clock. */
export function CountdownRing({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const left = useCountdown(deadlineOf(order, 'settlesAt')) ?? 0;
  const part = Math.min(1, left / order.durationSeconds);
  const words = t('running.secondsLeft', { count: left });
  return (
    <div className={styles.ring} role="timer" aria-label={words}>
      <svg viewBox="0 0 92 92" width="92" height="92" aria-hidden>
        <circle cx="46" cy="46" r={RADIUS} className={styles.ringBack} />
        <circle
          cx="46"
          cy="46"
          r={RADIUS}
          className={styles.ringLeft}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - part)}
        />
      </svg>
      <span className={styles.ringWords} aria-hidden>
        <b className="num">{formatCountdown(left)}</b>
        <span>{left === 0 ? t('running.settling') : t('running.left')}</span>
      </span>
      <span className="hidden" aria-live="assertive">
        {SPOKEN.includes(left) ? words : ''}
      </span>
    </div>
  );
}
