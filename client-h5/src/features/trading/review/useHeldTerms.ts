import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { costsOf } from '../ticket/ticketMath';
import type { Ticket } from '../ticket/useTicket';
import { InstrumentDocument } from '../trading.generated';
import type { Instrument, Terms } from '../types';

/** What came of reading the terms anew; `changed`: payout or fee are others than before. */
export type Renewed = 'unread' | 'same' | 'changed';

/**
 * The ticket at the terms that the review was drawn with: they stand still under a finger, whatever comes into force
 * meanwhile, and the order is held to them. Others are taken after a refusal, to be read and confirmed.
 */
export function useHeldTerms({ id }: Pick<Instrument, 'id'>, ticket: Ticket) {
  const client = useApolloClient();
  const [held, setHeld] = useState<Terms>();

  async function inForce(): Promise<Terms | undefined> {
    const { data } = await client
      .query({ query: InstrumentDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    return data?.instrument?.terms.find(
      ({ durationSeconds }) => durationSeconds === held?.durationSeconds,
    );
  }

  return {
    ticket: held ? atTerms(ticket, held) : ticket,
    hold: () => {
      setHeld(ticket.terms);
    },
    renew: async (): Promise<Renewed> => {
      const now = await inForce();
      if (!now) return 'unread';
      setHeld(now);
      return now.payoutBp === held?.payoutBp && now.feeBp === held.feeBp ? 'same' : 'changed';
    },
  };
}

const atTerms = (ticket: Ticket, terms: Terms): Ticket => ({
  ...ticket,
  terms,
  costs: ticket.unit && costsOf(ticket.unit, ticket.multiple, terms),
});
