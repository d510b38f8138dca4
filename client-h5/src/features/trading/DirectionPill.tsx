import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { Direction } from '../../graphql.generated';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './DirectionPill.module.css';

/** Which way the contract goes: arrow and word; the colour only repeats them. */
export function DirectionPill({ direction }: { readonly direction: Direction }) {
  const { t } = useWords('trading');
  const up = direction === 'UP';
  const Arrow = up ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      className={up ? classes('pill', styles.directionUp) : classes('pill', styles.directionDown)}
    >
      <Arrow size={13} strokeWidth={2.2} aria-hidden />
      {up ? t('ticket.up') : t('ticket.down')}
    </span>
  );
}
