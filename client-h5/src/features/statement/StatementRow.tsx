import { ArrowDownToLine, ChartCandlestick } from 'lucide-react';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { LineEnd, StatementCell } from './StatementCell';
import type { StatementLine } from './types';

interface Props {
  readonly line: StatementLine;
  readonly onOpen: (line: StatementLine) => void;
}

/** One movement as it touched one purse. */
export function StatementRow({ line, onOpen }: Props) {
  const { t } = useWords('statement');
  const { clock } = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { kind, purse, at } = line;
  return (
    <StatementCell
      icon={kind === 'RECHARGE_CREDIT' ? ArrowDownToLine : ChartCandlestick}
      title={t(`statement.kind.${kind}`)}
      note={`${clock(at, timeZone)} · ${t(`statement.purse.${purse}`)}`}
      end={<LineEnd line={line} />}
      onOpen={() => {
        onOpen(line);
      }}
    />
  );
}
