import { classes } from '../../lib/classes';
import type { MoneyLike } from '../../lib/format';
import { shareBp } from '../../lib/money/share';
import styles from './Meter.module.css';

interface Props {
  readonly part: MoneyLike;
  readonly whole: MoneyLike;
  /** Says what the bar shows: the bar itself says nothing to who cannot see it. */
  readonly words: string;
  /** Nothing is left: worth a look. */
  readonly full?: boolean;
}

/** One amount of another, as a bar with its words. */
export function Meter({ part, whole, words, full = false }: Props) {
  const width = `${String(shareBp(part, whole) / 100)}%`;
  return (
    <div className={styles.meter}>
      <div className={styles.bar} aria-hidden>
        <i className={classes(full && styles.full)} style={{ width }} />
      </div>
      <span className={classes('num', styles.words)}>{words}</span>
    </div>
  );
}
