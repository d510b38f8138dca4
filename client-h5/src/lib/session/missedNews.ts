import type { ApolloClient } from '@apollo/client';
import { serverNow } from '../time/serverClock';
import type { AccountEventsSubscription } from './accountEvents.generated';
import { NewestMoneyDocument } from './moneyNews.generated';

type Event = AccountEventsSubscription['accountEvents'];

/** A decision takes effect after its undo window. What is said a second time harms nobody. */
const EFFECT_MS = 15_000;

/** What happened to the user's money while the server was not heard. `since` is of this device's clock. */
export async function missedNews(client: ApolloClient, since: number): Promise<readonly Event[]> {
  const { data } = await client.query({ query: NewestMoneyDocument, fetchPolicy: 'no-cache' });
  const from = since + serverNow() - Date.now();
  const after = (at: string | null | undefined, start: number): at is string =>
    at != null && Date.parse(at) > start;
  return [
    ...data.recharges.edges.flatMap(({ node: { id, decidedAt: at } }) =>
      after(at, from - EFFECT_MS) ? [{ kind: 'RECHARGE_CHANGED', subjectId: id, at } as const] : [],
    ),
    ...data.withdrawals.edges.flatMap(({ node: { id, paidAt, returnedAt } }) => {
      const at = paidAt ?? returnedAt;
      return after(at, from) ? [{ kind: 'WITHDRAWAL_CHANGED', subjectId: id, at } as const] : [];
    }),
    ...data.holdings.edges.flatMap(({ node: { id, maturesAt, settledAt, state } }) => {
      const at = settledAt ?? (state === 'DUE' ? maturesAt : null);
      return after(at, from) ? [{ kind: 'HOLDING_CHANGED', subjectId: id, at } as const] : [];
    }),
    ...data.orders.edges.flatMap(({ node: { id, settledAt: at } }) =>
      after(at, from) ? [{ kind: 'ORDER_SETTLED', subjectId: id, at } as const] : [],
    ),
  ];
}
