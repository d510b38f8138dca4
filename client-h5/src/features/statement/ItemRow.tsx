import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChartCandlestick } from 'lucide-react';
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
export function useItemTitle({ kind, order, recharge }: StatementItem): string {
  const { t } = useWords('statement');
  if (order) {
    const direction = t(`statement.direction.${order.direction}`);
    return t('statement.contract', { symbol: order.instrument.symbol, direction });
  }
  return recharge?.channelTitle ?? t(`statement.kind.${kind}`);
}

const outOf = (kind: StatementItem['kind']) =>
  kind.startsWith('WITHDRAWAL_') ? ArrowUpFromLine : ArrowLeftRight;

/** A contract or request, where it stands, and what it did to the money so far. */
export function ItemRow({ item, onOpen }: Props) {
  const { t } = useWords('statement');
  const { clock } = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { kind, at, changes, order, recharge } = item;
  const other = recharge ? ArrowDownToLine : outOf(kind);
  return (
    <StatementCell
      icon={order ? ChartCandlestick : other}
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
