import { useState } from 'react';
import { directions, type Direction } from '../../../../../schema/states';
import { dropDraft, readDraft, useDraft } from '../../../lib/forms/useDraft';
import { typedAmount } from '../../../lib/money/typed';
import type { Instrument } from '../types';
import { costsOf } from './ticketMath';

const DEFAULT_MULTIPLE = 1;

/** What somebody has chosen on the ticket of an instrument. No direction is ever chosen for them. */
export function useTicket({ id, terms }: Pick<Instrument, 'id' | 'terms'>) {
  const name = `ticket.${id}`;
  const [kept] = useState(() => keptTicket(name));
  const [direction, setDirection] = useState(kept.direction);
  const [seconds, setSeconds] = useState(kept.seconds);
  const [amount, setAmount] = useState(kept.amount);
  const [multiple, setMultiple] = useState(kept.multiple);
  useDraft(name, { direction: direction ?? '', seconds, amount, multiple });

  const chosen = terms.find(({ durationSeconds }) => String(durationSeconds) === seconds);
  const offer = chosen ?? terms[0];
  const unit = typedAmount(amount);
  const times = Number.parseInt(multiple, 10);
  return {
    direction,
    setDirection,
    terms: offer,
    setSeconds,
    amount,
    setAmount,
    unit,
    multiple: times,
    setMultiple,
    costs: unit && offer ? costsOf(unit, times, offer) : null,
    /** After an order the ticket is empty again: the next one is a new decision. */
    reset: () => {
      dropDraft(name);
      setDirection(null);
      setAmount('');
      setMultiple(String(DEFAULT_MULTIPLE));
    },
  };
}

interface Kept {
  readonly direction: Direction | null;
  readonly seconds: string;
  readonly amount: string;
  readonly multiple: string;
}

/** What stood here before a log-in or another screen came between. */
function keptTicket(name: string): Kept {
  const { direction, seconds = '', amount = '', multiple } = readDraft(name);
  return {
    direction: directions.find((way) => way === direction) ?? null,
    seconds,
    amount,
    multiple: multiple ?? String(DEFAULT_MULTIPLE),
  };
}

export type Ticket = ReturnType<typeof useTicket>;
