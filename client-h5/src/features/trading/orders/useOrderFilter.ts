import { useMemo } from 'react';
import { outcomes, type Outcome } from '../../../../../schema/states';
import { daysAsked } from '../../../lib/time/days';
import { isDay, oneOf, useAddressChoice } from '../../../lib/useAddressChoice';

export const orderTabs = ['projects', 'all', 'open', 'won', 'history', 'follow'] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface Chosen {
  readonly instrumentId: string;
  /** Days as a date field writes them; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

const nothing: Chosen = { instrumentId: '', from: '', to: '' };
const isId = (text: string) => /^\d{1,18}$/.test(text);
const allows = { instrumentId: isId, from: isDay, to: isDay };

interface Place {
  readonly tab: OrderTab;
  /** Of history alone; empty for whatever they came to. */
  readonly outcome: Outcome | '';
}

const first: Place = { tab: 'all', outcome: '' };
const allowed = { tab: oneOf(orderTabs), outcome: oneOf(outcomes) };

/** Which orders are listed: all of it stands in the address, so that going back finds it. */
export function useOrderFilter() {
  const [{ tab, outcome }, goTo] = useAddressChoice(first, allowed);
  const [chosen, setChosen] = useAddressChoice(nothing, allows);
  const wanted = tab === 'history' && outcome !== '' ? outcome : null;
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
      goTo({ tab: next, outcome: '' });
    },
    setOutcome: (next: Outcome | null) => {
      goTo({ tab: 'history', outcome: next ?? '' });
    },
  };
}

export type OrderFilterState = ReturnType<typeof useOrderFilter>;
