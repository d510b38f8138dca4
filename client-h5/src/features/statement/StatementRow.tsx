import { ArrowDownToLine, ChartCandlestick } from 'lucide-react';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import type { StatementLine } from './types';

interface Props {
  readonly line: StatementLine;
  readonly onOpen: (line: StatementLine) => void;
}

/** One movement as it touched one purse. */
export function StatementRow({ line, onOpen }: Props) {
  const { t } = useWords('statement');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { kind, purse, at, amount, balanceAfter } = line;
  const Icon = kind === 'RECHARGE_CREDIT' ? ArrowDownToLine : ChartCandlestick;
  return (
    <button
      type="button"
      className="cell record"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen(line);
      }}
    >
      <span className="lead">
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{t(`statement.kind.${kind}`)}</b>
        <span className="small muted num">
          {format.clock(at, timeZone)} · {t(`statement.purse.${purse}`)}
        </span>
      </span>
      <span className="record-end">
        <b>
          <MoneyText money={amount} sign />
        </b>
        <span className="small muted num">
          {t('statement.balance', { amount: format.money(balanceAfter) })}
        </span>
      </span>
    </button>
  );
}
