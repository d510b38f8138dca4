import type { LucideIcon } from 'lucide-react';
import { classes } from '../../../lib/classes';
import type { MoneyLike } from '../../../lib/money/format';
import { MoneyText } from '../../../ui/figure/MoneyText';
import styles from './Moments.module.css';

export interface Moment {
  readonly icon: LucideIcon;
  readonly tone: 'plain' | 'due' | 'paid';
  readonly name: string;
  /** Null while it is not known. */
  readonly amount: MoneyLike | null;
  /** Undefined where it is of no instant of its own; null while it is not known. */
  readonly when?: string | null;
  readonly text?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly moments: readonly Moment[];
  /** Amounts of one's own, which the eye hides. */
  readonly own?: boolean;
}

/** Money in and out, in the order of time. */
export function Moments({ label, moments, own = false }: Props) {
  return (
    <ol className={classes('card', styles.moments)} aria-label={label}>
      {moments.map(({ icon: Icon, tone, name, amount, when, text }) => (
        <li key={name} className={styles.moment}>
          <span className={classes(styles.mark, styles[tone])}>
            <Icon size={17} strokeWidth={1.8} aria-hidden />
          </span>
          <div className="grow">
            <p className={styles.head}>
              <b>{name}</b>
              <b>{amount ? <MoneyText money={amount} balance={own} /> : '–'}</b>
            </p>
            {when !== undefined && <p className="small muted num">{when ?? '–'}</p>}
            {text !== undefined && <p className="small second">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
