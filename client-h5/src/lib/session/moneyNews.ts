import type { ApolloClient } from '@apollo/client';
import i18next, { type TFunction } from 'i18next';
import { formatMoney, parseMoney, usd } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import type { MoneyLike } from '../money/format';
import type { AccountEventsSubscription } from './accountEvents.generated';
import {
  DecidedRechargeDocument,
  EndedHoldingDocument,
  EndedWithdrawalDocument,
  SettledOrderDocument,
  type EndedHoldingQuery,
} from './moneyNews.generated';

type Event = AccountEventsSubscription['accountEvents'];

/** What happened to the user's money, by name and amount, and where it stands. */
export interface MoneyNews {
  /** A newer one about the same takes its place. */
  readonly topic: string;
  readonly text: string;
  readonly path: string;
}

interface Words {
  readonly client: ApolloClient;
  readonly t: TFunction;
  readonly money: (money: MoneyLike, options?: { readonly sign?: boolean }) => string;
}

/** Reads what an event came to; null when no money moved, or when the screen says it already. */
export async function moneyNews(event: Event, words: Words): Promise<MoneyNews | null> {
  const { kind, subjectId: id } = event;
  if (id == null) return null;
  // What is written to the inbox waits there, and moves no money itself.
  return news[kind]?.(id, words) ?? null;
}

const news: Partial<
  Record<Event['kind'], (id: string, words: Words) => Promise<MoneyNews | null>>
> = {
  HOLDING_CHANGED: ofHolding,
  ORDER_SETTLED: ofOrder,
  RECHARGE_CHANGED: ofRecharge,
  WITHDRAWAL_CHANGED: ofWithdrawal,
};

async function ofOrder(id: string, { client, t, money }: Words): Promise<MoneyNews | null> {
  const { data } = await client.query({
    query: SettledOrderDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { order } = data;
  if (order?.outcome == null || order.net == null) return null;
  const path = paths.order(id);
  // Its own market opens the result; its own page shows it.
  if (isShown(path) || isShown(paths.instrument(order.instrument.id))) return null;
  const figures = { symbol: order.instrument.symbol, amount: money(order.net, { sign: true }) };
  return { topic: `order-${id}`, text: t(`common.settled.${order.outcome}`, figures), path };
}

async function ofRecharge(id: string, { client, t, money }: Words): Promise<MoneyNews | null> {
  const { data } = await client.query({
    query: DecidedRechargeDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { recharge } = data;
  if (recharge?.state !== 'SUCCESS' && recharge?.state !== 'FAILED') return null;
  const { state, channelTitle: name, amount, credited } = recharge;
  const figures = { name, amount: money(credited ?? amount) };
  return {
    topic: `recharge-${id}`,
    text: t(state === 'SUCCESS' ? 'common.recharged' : 'common.rechargeRefused', figures),
    path: paths.rechargeRecord(id),
  };
}

async function ofWithdrawal(id: string, { client, money }: Words): Promise<MoneyNews | null> {
  const { data } = await client.query({
    query: EndedWithdrawalDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { withdrawal } = data;
  // Who cancels sees it happen.
  if (withdrawal?.state !== 'SUCCESS' && withdrawal?.state !== 'FAILED') return null;
  await i18next.loadNamespaces('withdrawal');
  const words = withdrawal.state === 'SUCCESS' ? 'withdrawal:news.paid' : 'withdrawal:news.refused';
  return {
    topic: `withdrawal-${id}`,
    text: i18next.t(words, { amount: money(withdrawal.amount) }),
    path: paths.withdrawal(id),
  };
}

/** Of one that ended. Nights and top-ups say nothing: it earns on. */
async function ofHolding(id: string, { client, money }: Words): Promise<MoneyNews | null> {
  const path = paths.myProject(id);
  // Who settles, leaves or renews it sees it happen, and its own page shows how it stands.
  if (isShown(path) || isShown(paths.myProjects)) return null;
  const { data } = await client.query({
    query: EndedHoldingDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { holding } = data;
  if (holding?.state !== 'DUE' && holding?.state !== 'SETTLED') return null;
  await i18next.loadNamespaces('yield');
  const [words, sum] = endOf(holding);
  const figures = { title: holding.terms.title, amount: money(sum) };
  return { topic: `holding-${id}`, text: i18next.t(`yield:holding.news.${words}`, figures), path };
}

type Ended = NonNullable<EndedHoldingQuery['holding']>;

/** How it ended, and the amount that this is about. MISSED: before its time, as a top-up was not paid. */
function endOf(holding: Ended): readonly ['DUE' | 'MISSED' | 'SETTLED', MoneyLike] {
  const { state, maturesAt, endsAt, principal } = holding;
  if (state === 'SETTLED') return [state, principal];
  const missed = Date.parse(maturesAt) < Date.parse(endsAt);
  return [missed ? 'MISSED' : 'DUE', withInterest(holding)];
}

/** What settling pays: the principal, and the interest that was not paid out before. */
function withInterest({ principal, expected, paid }: Ended): MoneyLike {
  const minor = ({ amount }: MoneyLike) => parseMoney('USD', amount).minor;
  const left = minor(expected) - minor(paid);
  return { asset: 'USD', amount: formatMoney(usd(minor(principal) + left)) };
}

const isShown = (path: string): boolean => location.hash === `#${path}`;
