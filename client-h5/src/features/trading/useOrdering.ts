import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../../lib/session/me.generated';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { useReview } from './review/useReview';
import { useTicket } from './ticket/useTicket';
import { OrdersDocument } from './trading.generated';
import type { Instrument } from './types';

/** The ticket of an instrument and its way to an order. `onPlaced` once the server has accepted it. */
export function useOrdering(instrument: Instrument, onPlaced: () => void) {
  const { t } = useWords('trading');
  const format = useFormat();
  const client = useApolloClient();
  const ticket = useTicket(instrument);
  const review = useReview({
    instrument,
    ticket,
    onAccepted: ({ openPrice }) => {
      ticket.reset();
      const price = format.price(openPrice, instrument.decimals);
      toast({ type: 'success', text: t('review.accepted', { price }) });
      void client.refetchQueries({ include: [OrdersDocument, MeDocument] });
      onPlaced();
    },
  });
  return { ticket, review };
}

export type Ordering = ReturnType<typeof useOrdering>;
