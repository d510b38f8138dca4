import { ArrowDownToLine, ArrowUpFromLine, ChartCandlestick } from 'lucide-react';
import type { MovementKind } from '../../graphql.generated';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { LineEnd, StatementCell } from './StatementCell';
import type { StatementLine } from './types';

interface Props {
  readonly line: StatementLine;
  readonly onOpen: (line: StatementLine) => void;
}

/** Money in, money out, or a contract. */
function iconOf(kind: MovementKind) {
  if (kind === 'RECHARGE_CREDIT') return ArrowDownToLine;
  return kind.startsWith('WITHDRAWAL_') ? ArrowUpFromLine : ChartCandlestick;
}

/** One movement as it touched one purse. */
export function StatementRow({ line, onOpen }: Props) {
  const { t } = useWords('statement');
  const { clock } = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { kind, purse, at } = line;
  return (
    <StatementCell
      icon={iconOf(kind)}
      title={t(`statement.kind.${kind}`)}
      note={`${clock(at, timeZone)} · ${t(`statement.purse.${purse}`)}`}
      end={<LineEnd line={line} />}
      onOpen={() => {
        onOpen(line);
      }}
    />
  );
}
