import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useQuote } from '../../../lib/live/useQuotes';
import { MeDocument } from '../../../lib/session/me.generated';
import { usePlatform } from '../../../lib/usePlatform';
import type { Ticket } from '../ticket/useTicket';
import type { Instrument, Order } from '../types';
import { orderInput } from './orderInput';
import { useHeldTerms } from './useHeldTerms';
import { nothing, useRefused, type Step } from './useRefused';
import { useSendOrder } from './useSendOrder';

interface Props {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
  readonly onAccepted: (order: Order) => void;
}

/** From Review to an accepted order: risk notice when due, all terms, sending, and what was refused. */
export function useReview({ instrument, ticket, onAccepted }: Props) {
  const [step, setStep] = useState<Step>('ticket');
  const [before, setBefore] = useState(nothing);
  const shownPrice = useQuote(instrument.id)?.quote.price;
  const tolerancePpm = usePlatform()?.tolerancePpm;
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-first' }).data?.me;
  const held = useHeldTerms(instrument, ticket);
  const onRefused = useRefused(held, { setStep, setBefore });
  const sending = useSendOrder({
    onAccepted: (order) => {
      setStep('ticket');
      onAccepted(order);
    },
    onRefused,
  });
  const review = () => {
    held.hold();
    setStep('review');
  };
  return {
    step,
    ...before,
    /** As the sheet shows it. */
    ticket: held.ticket,
    sending: sending.state,
    fault: sending.fault,
    checkAgain: sending.checkAgain,
    open: () => {
      setBefore(nothing);
      if (me?.riskAcknowledged === false) setStep('risk');
      else review();
    },
    close: () => {
      setStep('ticket');
    },
    acknowledged: review,
    /** The price on screen at this tap, payout and fee on the sheet are what the order is held to. */
    confirm: () => {
      if (shownPrice === undefined || tolerancePpm === undefined) return;
      const shown = { instrumentId: instrument.id, price: shownPrice, tolerancePpm };
      const input = orderInput(held.ticket, shown);
      setBefore(nothing);
      if (input) void sending.send(input);
    },
  };
}

export type Review = ReturnType<typeof useReview>;
