import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  Sprout,
} from 'lucide-react';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
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

function iconOf({ kind, order, recharge, holding }: StatementItem) {
  if (order) return ChartCandlestick;
  if (holding) return Sprout;
  if (recharge) return ArrowDownToLine;
  return kind.startsWith('WITHDRAWAL_') ? ArrowUpFromLine : ArrowLeftRight;
}

/** A contract or request, where it stands, and what it did to the money so far. */
export function ItemRow({ item, onOpen }: Props) {
  const { t } = useWords('statement');
  const { clock } = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { kind, at, changes } = item;
  return (
    <StatementCell
      icon={iconOf(item)}
      title={useItemTitle(item)}
      note={`${clock(at, timeZone)} · ${t(`statement.kind.${kind}`)}`}
      end={changes.map((money) => (
        <b key={money.asset}>
          <MoneyText money={money} sign />
        </b>
      ))}
      onOpen={() => {
        onOpen(item);
      }}
    />
  );
}
