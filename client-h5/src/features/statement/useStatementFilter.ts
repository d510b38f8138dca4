import { useMemo, useState } from 'react';
import type { MovementKind, Purse } from '../../graphql.generated';
import { daysAsked } from '../../lib/time/days';

export interface StatementChoice {
  readonly purse: Purse | 'ANY';
  readonly kind: MovementKind | 'ANY';
  /** Days as a date field writes them; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

const nothing: StatementChoice = { purse: 'ANY', kind: 'ANY', from: '', to: '' };

/** Which movements are listed. */
export function useStatementFilter() {
  const [chosen, setChosen] = useState(nothing);
  const filter = useMemo(() => {
    const { purse, kind, from, to } = chosen;
    return {
      ...daysAsked(from, to),
      ...(purse !== 'ANY' && { purse }),
      ...(kind !== 'ANY' && { kind }),
    };
  }, [chosen]);
  return {
    chosen,
    setChosen,
    filter,
    /** Beyond the purse, which is chosen in plain sight. */
    filtered: chosen.kind !== 'ANY' || chosen.from !== '' || chosen.to !== '',
    reset: () => {
      setChosen({ ...nothing, purse: chosen.purse });
    },
  };
}

export type StatementFilterState = ReturnType<typeof useStatementFilter>;
