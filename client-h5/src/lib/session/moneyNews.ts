import i18next from 'i18next';
import { paths } from '../../../../schema/routes';
import type { AccountEventsSubscription } from './accountEvents.generated';
import { ofHolding } from './holdingNews';
import {
  DecidedRechargeDocument,
  EndedWithdrawalDocument,
  SettledOrderDocument,
  type DecidedRechargeQuery,
} from './moneyNews.generated';
import { isShown, type MoneyNews, type Words } from './newsWords';
import { session } from './session';

type Event = AccountEventsSubscription['accountEvents'];

/** Reads what an event came to; null when no money moved, or when the screen says it already. */
export async function moneyNews(event: Event, words: Words): Promise<MoneyNews | null> {
  const { kind, subjectId: id } = event;
  if (id == null) return null;
  // What is written to the inbox waits there, and moves no money itself.
  return news[kind]?.(id, { ...words, money: own(words) }) ?? null;
}

/** Own amounts are stars while balances are hidden. */
const own = ({ money }: Words): Words['money'] => (session().balanceHidden ? () => '****' : money);

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

type Recharge = NonNullable<DecidedRechargeQuery['recharge']>;

/** What the platform gave came by no channel. */
const nameOf = ({ channelTitle, credit }: Recharge) => channelTitle ?? credit?.title;

async function ofRecharge(id: string, { client, t, money }: Words): Promise<MoneyNews | null> {
  const { data } = await client.query({
    query: DecidedRechargeDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { recharge } = data;
  if (recharge?.state !== 'SUCCESS' && recharge?.state !== 'FAILED') return null;
  const { state, amount, credited } = recharge;
  const figures = { name: nameOf(recharge), amount: money(credited ?? amount) };
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
