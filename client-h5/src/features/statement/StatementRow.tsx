import { usePlatformClock } from '../../lib/time/usePlatformClock';
import { useWords } from '../../lib/useWords';
import { iconOf } from './kinds';
import { LineEnd, StatementCell } from './StatementCell';
import type { StatementLine } from './types';

interface Props {
  readonly line: StatementLine;
  readonly onOpen: (line: StatementLine) => void;
}

/** One movement as it touched one purse. */
export function StatementRow({ line, onOpen }: Props) {
  const { t } = useWords('statement');
  const { clock } = usePlatformClock();
  const { kind, purse, at } = line;
  return (
    <StatementCell
      icon={iconOf(kind)}
      title={t(`statement.kind.${kind}`)}
      note={`${clock(at)} · ${t(`statement.purse.${purse}`)}`}
      end={<LineEnd line={line} />}
      onOpen={() => {
        onOpen(line);
      }}
    />
  );
}
