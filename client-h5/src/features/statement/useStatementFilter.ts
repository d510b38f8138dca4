import { useMemo } from 'react';
import { purses } from '../../../../schema/states';
import type { MovementKind, Purse } from '../../graphql.generated';
import { daysAsked } from '../../lib/time/days';
import { isDay, oneOf, useAddressChoice } from '../../lib/useAddressChoice';
import { kinds } from './kinds';

export interface StatementChoice {
  readonly purse: Purse | 'ANY';
  readonly kind: MovementKind | 'ANY';
  /** Days as a date field writes them; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

const nothing: StatementChoice = { purse: 'ANY', kind: 'ANY', from: '', to: '' };
const allows = { purse: oneOf(purses), kind: oneOf(kinds), from: isDay, to: isDay };

/** Which movements are listed. */
export function useStatementFilter() {
  const [chosen, setChosen] = useAddressChoice(nothing, allows);
  const days = useMemo(() => daysAsked(chosen.from, chosen.to), [chosen.from, chosen.to]);
  const filter = useMemo(() => {
    const { purse, kind } = chosen;
    return {
      ...days,
      ...(purse !== 'ANY' && { purse }),
      ...(kind !== 'ANY' && { kind }),
    };
  }, [chosen, days]);
  return {
    chosen,
    setChosen,
    filter,
    days,
    /** A purse or a kind is asked for: objects have several of both. */
    byLine: chosen.purse !== 'ANY' || chosen.kind !== 'ANY',
    /** Beyond the purse, which is chosen in plain sight. */
    filtered: chosen.kind !== 'ANY' || chosen.from !== '' || chosen.to !== '',
    reset: () => {
      setChosen({ ...nothing, purse: chosen.purse });
    },
  };
}

export type StatementFilterState = ReturnType<typeof useStatementFilter>;
