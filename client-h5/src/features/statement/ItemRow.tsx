import { ArrowDownToLine, ArrowLeftRight, ChartCandlestick } from 'lucide-react';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
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

/** A contract or request, where it stands, and what it did to the money so far. */
export function ItemRow({ item, onOpen }: Props) {
  const { t } = useWords('statement');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const title = useItemTitle(item);
  const { kind, at, changes, order, recharge } = item;
  const Icon = order ? ChartCandlestick : recharge ? ArrowDownToLine : ArrowLeftRight;
  return (
    <button
      type="button"
      className="cell record"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen(item);
      }}
    >
      <span className="lead">
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{title}</b>
        <span className="small muted num">
          {format.clock(at, timeZone)} · {t(`statement.kind.${kind}`)}
        </span>
      </span>
      <span className="record-end">
        {changes.map((money) => (
          <b key={money.asset}>
            <MoneyText money={money} sign />
          </b>
        ))}
      </span>
    </button>
  );
}
