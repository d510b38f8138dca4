import type { ApolloClient } from '@apollo/client';
import type { OrderPlaceInput } from '../../../graphql.generated';
import type { Refusal } from '../../../lib/forms/refusals';
import { OrderByKeyDocument, OrderPlaceDocument } from '../trading.generated';
import type { Order } from '../types';

/** What the server said; a fault when nothing came back, so that the order may stand or not. */
export type Answer =
  | { readonly order: Order }
  | { readonly refusals: readonly Refusal[] }
  | { readonly fault: unknown };

const PAUSE_MS = 2_000;
const TRIES = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const lost = (error: unknown) => ({ data: undefined, error });

export async function placeOrder(client: ApolloClient, input: OrderPlaceInput): Promise<Answer> {
  const { data, error } = await client
    // Quiet: a lost answer is not shown as a failure; it is looked up.
    .mutate({ mutation: OrderPlaceDocument, variables: { input }, context: { quiet: true } })
    .catch(lost);
  if (!data) return { fault: error };
  const { order, userErrors } = data.orderPlace;
  return order ? { order } : { refusals: userErrors };
}

/** Null: the server knows no such order. */
async function lookUp(client: ApolloClient, key: string): Promise<Answer | null> {
  const { data, error } = await client
    .query({
      query: OrderByKeyDocument,
      variables: { idempotencyKey: key },
      fetchPolicy: 'network-only',
    })
    .catch(lost);
  if (!data) return { fault: error };
  return data.orderByKey ? { order: data.orderByKey } : null;
}

/** Asks by key; an order that never arrived is sent again under the same key, so it cannot double. */
export async function findOrder(client: ApolloClient, input: OrderPlaceInput): Promise<Answer> {
  let answer: Answer;
  let tries = 0;
  do {
    await pause();
    answer = (await lookUp(client, input.idempotencyKey)) ?? (await placeOrder(client, input));
    tries += 1;
  } while ('fault' in answer && tries < TRIES);
  return answer;
}
