import { usePlatformClock } from '../../lib/time/usePlatformClock';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { iconOf } from './kinds';
import { StatementCell } from './StatementCell';
import type { StatementItem } from './types';

interface Props {
  readonly item: StatementItem;
  readonly onOpen: (item: StatementItem) => void;
}

/** What an object is called: "BTC/USDT Up". */
export function useItemTitle({ kind, order, recharge, holding }: StatementItem): string {
  const { t } = useWords('statement');
  if (order) {
    const direction = t(`statement.direction.${order.direction}`);
    return t('statement.contract', { symbol: order.instrument.symbol, direction });
  }
  return holding?.terms.title ?? recharge?.channelTitle ?? t(`statement.kind.${kind}`);
}

/** What became of it: of a holding that runs its last interest is not what all its lines come to. */
export function useItemNote({ kind, holding }: StatementItem): string {
  const { t } = useWords('statement');
  const runs = kind === 'PROJECT_TOPUP' || kind === 'PROJECT_INTEREST';
  return holding && runs ? t('statement.heldSoFar') : t(`statement.kind.${kind}`);
}

/** A contract or request, where it stands, and what it did to the money so far. What is called by that has its number. */
export function ItemRow({ item, onOpen }: Props) {
  const { clock } = usePlatformClock();
  const { kind, at, changes, reference } = item;
  const title = useItemTitle(item);
  const note = useItemNote(item);
  return (
    <StatementCell
      icon={iconOf(kind)}
      title={title}
      note={`${clock(at)} · ${note === title && reference !== null ? reference : note}`}
      end={changes.map((money) => (
        <b key={money.asset}>
          <MoneyText money={money} sign balance />
        </b>
      ))}
      onOpen={() => {
        onOpen(item);
      }}
    />
  );
}
