import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { OrderPlaceInput } from '../../../graphql.generated';
import type { Refusal } from '../../../lib/forms/refusals';
import type { Order } from '../types';
import { findOrder, placeOrder, type Answer } from './orderCalls';

/**
 * `checking`: sent, but no answer came, so the order may stand or not.
 * `unsure`: asking did not help either; only the user can ask again.
 */
export type Sending = 'idle' | 'sending' | 'checking' | 'unsure';

interface Outcome {
  readonly onAccepted: (order: Order) => void;
  readonly onRefused: (refusals: readonly Refusal[]) => Promise<void>;
}

/** Sends an order once, whatever the network does: a lost answer is asked for by the order's key. */
export function useSendOrder({ onAccepted, onRefused }: Outcome) {
  const client = useApolloClient();
  const [state, setState] = useState<Sending>('idle');
  const [input, setInput] = useState<OrderPlaceInput | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const underWay = useRef(false);

  function finish(answer: Answer): void {
    underWay.current = false;
    if ('fault' in answer) {
      setFault(answer.fault);
      setState('unsure');
      return;
    }
    setState('idle');
    setInput(null);
    if ('order' in answer) onAccepted(answer.order);
    else void onRefused(answer.refusals);
  }

  async function check(order: OrderPlaceInput): Promise<void> {
    setState('checking');
    finish(await findOrder(client, order));
  }

  return {
    state,
    /** What the last of it failed with. */
    fault,
    send: async (order: OrderPlaceInput) => {
      // Each tap makes a key of its own, and a second one can come before the first is drawn.
      if (underWay.current) return;
      underWay.current = true;
      setInput(order);
      setState('sending');
      const answer = await placeOrder(client, order);
      if ('fault' in answer) {
        setFault(answer.fault);
        await check(order);
      } else finish(answer);
    },
    checkAgain: async () => {
      if (input) await check(input);
    },
  };
}
