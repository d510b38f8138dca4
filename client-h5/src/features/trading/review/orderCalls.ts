import type { ApolloClient } from '@apollo/client';
import type { OrderPlaceInput } from '../../../graphql.generated';
import type { Refusal } from '../../../lib/forms/refusals';
import { OrderByKeyDocument, OrderPlaceDocument } from '../trading.generated';
import type { Order } from '../types';

/** What the server said; null when nothing came back, so that the order may stand or not. */
export type Answer = { readonly order: Order } | { readonly refusals: readonly Refusal[] } | null;

const PAUSE_MS = 2_000;
const TRIES = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export async function placeOrder(client: ApolloClient, input: OrderPlaceInput): Promise<Answer> {
  const { data } = await client
    // Quiet: a lost answer is not shown as a failure; it is looked up.
    .mutate({ mutation: OrderPlaceDocument, variables: { input }, context: { quiet: true } })
    .catch(() => ({ data: undefined }));
  if (!data) return null;
  const { order, userErrors } = data.orderPlace;
  return order ? { order } : { refusals: userErrors };
}

/** Null: no answer. Undefined: the server knows no such order. */
async function lookUp(client: ApolloClient, key: string): Promise<Order | null | undefined> {
  const { data } = await client
    .query({
      query: OrderByKeyDocument,
      variables: { idempotencyKey: key },
      fetchPolicy: 'network-only',
    })
    .catch(() => ({ data: undefined }));
  return data ? (data.orderByKey ?? undefined) : null;
}

/** Asks by key; an order that never arrived is sent again under the same key, so it cannot double. */
export async function findOrder(client: ApolloClient, input: OrderPlaceInput): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await pause();
    const found = await lookUp(client, input.idempotencyKey);
    if (found) return { order: found };
    const answer = found === undefined ? await placeOrder(client, input) : null;
    if (answer) return answer;
  }
  return null;
}
