import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outcomes, type Outcome } from '../../../../../schema/states';
import { daysAsked } from '../../../lib/time/days';

export const orderTabs = ['projects', 'all', 'open', 'won', 'history', 'follow'] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface Chosen {
  readonly instrumentId: string;
  /** Days as a date field writes them; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

const nothing: Chosen = { instrumentId: '', from: '', to: '' };

/** Which orders are listed. The tab stands in the address, so that going back finds it. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(nothing);
  const tab = orderTabs.find((name) => name === params.get('tab')) ?? 'all';
  const outcome = outcomes.find((name) => name === params.get('outcome')) ?? null;
  const wanted = tab === 'history' ? outcome : null;
  const listed = tab === 'won' ? 'WIN' : wanted;
  const filter = useMemo(() => {
    const { instrumentId, from, to } = chosen;
    return {
      ...daysAsked(from, to),
      ...(instrumentId !== '' && { instrumentId }),
      ...(tab === 'open' && { state: 'OPEN' as const }),
      ...(tab === 'history' && { state: 'SETTLED' as const }),
      ...(tab === 'follow' && { copied: true }),
      ...(listed && { outcome: listed }),
    };
  }, [chosen, tab, listed]);
  return {
    tab,
    /** Null: whatever they came to. */
    outcome: listed,
    chosen,
    setChosen,
    reset: () => {
      setChosen(nothing);
    },
    filter,
    filtered: Object.values(chosen).some((value) => value !== ''),
    setTab: (next: OrderTab) => {
      setParams(next === 'all' ? {} : { tab: next }, { replace: true });
    },
    setOutcome: (next: Outcome | null) => {
      setParams({ tab: 'history', ...(next && { outcome: next }) }, { replace: true });
    },
  };
}

export type OrderFilterState = ReturnType<typeof useOrderFilter>;
