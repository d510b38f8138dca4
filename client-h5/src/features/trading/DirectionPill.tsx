import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { Direction } from '../../graphql.generated';
import { useWords } from '../../lib/useWords';
import './review/review.css';

/** Which way the contract goes: arrow and word; the colour only repeats them. */
export function DirectionPill({ direction }: { readonly direction: Direction }) {
  const { t } = useWords('trading');
  const up = direction === 'UP';
  const Arrow = up ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={up ? 'pill direction-up' : 'pill direction-down'}>
      <Arrow size={13} strokeWidth={2.2} aria-hidden />
      {up ? t('ticket.up') : t('ticket.down')}
    </span>
  );
}
