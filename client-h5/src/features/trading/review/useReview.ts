import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { useQuote } from '../../../lib/live/useQuotes';
import { SafeguardsDocument } from '../../../lib/safeguards/safeguards.generated';
import { MeDocument } from '../../../lib/session/me.generated';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import type { Ticket } from '../ticket/useTicket';
import { InstrumentDocument } from '../trading.generated';
import type { Instrument, Order } from '../types';
import { orderInput } from './orderInput';
import { useSendOrder } from './useSendOrder';

/** Which sheet is open over the ticket. */
type Step = 'ticket' | 'risk' | 'review';

/** What came of the confirm before this one. */
interface Before {
  readonly moved: boolean;
  readonly refusal: string | null;
}

const nothing: Before = { moved: false, refusal: null };

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
  const onRefused = useRefused(setStep, setBefore);
  const sending = useSendOrder({
    onAccepted: (order) => {
      setStep('ticket');
      onAccepted(order);
    },
    onRefused,
  });
  return {
    step,
    ...before,
    sending: sending.state,
    fault: sending.fault,
    checkAgain: sending.checkAgain,
    open: () => {
      setBefore(nothing);
      setStep(me?.riskAcknowledged === false ? 'risk' : 'review');
    },
    close: () => {
      setStep('ticket');
    },
    acknowledged: () => {
      setStep('review');
    },
    /** The price on screen at this tap is the one the order is held to. */
    confirm: () => {
      if (shownPrice === undefined || tolerancePpm === undefined) return;
      const shown = { instrumentId: instrument.id, price: shownPrice, tolerancePpm };
      const input = orderInput(ticket, shown);
      setBefore(nothing);
      if (input) void sending.send(input);
    },
  };
}

/** What a refusal does to the sheet; the ticket is kept in every case. */
function useRefused(setStep: (step: Step) => void, setBefore: (before: Before) => void) {
  const { t } = useWords('trading');
  const client = useApolloClient();
  return (refusals: readonly Refusal[]) => {
    const codes = refusals.map(({ code }) => code);
    if (codes.includes('RISK_NOTICE_REQUIRED')) {
      setStep('risk');
      return;
    }
    if (codes.includes('PRICE_MOVED')) {
      setBefore({ moved: true, refusal: null });
      return;
    }
    sayRefusals(refusals);
    setBefore({ moved: false, refusal: refusals[0]?.message ?? t('review.refused') });
    // The market or the balance may not be what the ticket believed.
    void client.refetchQueries({ include: [InstrumentDocument, MeDocument, SafeguardsDocument] });
  };
}

export type Review = ReturnType<typeof useReview>;
