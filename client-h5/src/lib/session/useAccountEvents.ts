import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountEventKind } from '../../graphql.generated';
import { live } from '../live/live';
import { onBack } from '../network/connection';
import { part } from '../network/part';
import { toast } from '../toast';
import { useFormat } from '../useFormat';
import { AccountEventsDocument, type AccountEventsSubscription } from './accountEvents.generated';
import { MeDocument } from './me.generated';
import type * as MoneyNews from './moneyNews';
import { useSession } from './session';

type Event = AccountEventsSubscription['accountEvents'];

const STATEMENT = ['statement', 'statementItems', 'statementItemLines'];
/** With what bonuses tie of it. */
const FREE = ['me', 'openTurnover', 'withdrawalPolicy', 'safeguards', ...STATEMENT];

/** Which answers a change makes old. */
const touched: Record<AccountEventKind, readonly string[]> = {
  MARKET_CHANGED: ['instrument', 'instruments'],
  PROJECT_CHANGED: ['holding', 'holdings', 'project', 'projects'],
  MESSAGE_SENT: [
    ...['conversations', 'invitation', 'messages', 'messagesUnread'],
    ...['order', 'verification'],
  ],
  RECHARGE_CHANGED: ['recharge', 'recharges', ...FREE],
  WITHDRAWAL_CHANGED: ['withdrawal', 'withdrawals', ...FREE],
  HOLDING_CHANGED: [
    'me',
    'holding',
    'holdings',
    'holdingSettlement',
    'profitDays',
    'profitItems',
    'projectEntries',
    'yieldOverview',
    'project',
    'projects',
    ...STATEMENT,
  ],
  ORDER_SETTLED: ['order', 'orders', 'orderTotals', 'profitDays', 'profitItems', ...FREE],
};

/** Keeps what the screens show in step with the account. Mounted once, by the shell. */
export function useAccountEvents(): void {
  const client = useApolloClient();
  const { t } = useTranslation();
  const { money } = useFormat();
  const { token, locked } = useSession();
  useEffect(() => {
    if (token === null || locked !== null) return;
    const say = async (event: Event) => {
      const news = await newsOf(event, { client, t, money }).catch(() => null);
      if (!news) return;
      toast({
        type: 'plain',
        text: news.text,
        duration: 5_000,
        topic: news.topic,
        action: { label: t('common.view'), run: () => (location.hash = `#${news.path}`) },
      });
    };
    const stop = follow(client, (event) => void say(event));
    const offBack = onBack((since) => {
      missed(client, since)
        .then((events) => events.forEach((event) => void say(event)))
        .catch(() => null);
    });
    return () => {
      stop();
      offBack();
    };
  }, [client, t, money, token, locked]);
}

/** Its code comes with the first news. */
async function newsOf(...asked: Parameters<typeof MoneyNews.moneyNews>) {
  const { moneyNews } = await part(() => import('./moneyNews'));
  return moneyNews(...asked);
}

/** Events are told once; those that nobody heard are looked up. */
async function missed(client: ApolloClient, since: number): Promise<readonly Event[]> {
  const { missedNews } = await part(() => import('./missedNews'));
  return missedNews(client, since);
}

function follow(client: ApolloClient, say: (event: Event) => void): () => void {
  let again: ReturnType<typeof setTimeout>;
  let stop: (() => void) | null = null;
  const start = () => {
    stop = live(
      AccountEventsDocument,
      {},
      { next: ({ accountEvents }) => take(client, accountEvents, say), ended: check },
    );
  };
  // A refused subscription may mean an ended session: asking who I am answers that.
  const check = () => {
    void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => null);
    again = setTimeout(start, 3_000);
  };
  start();
  return () => {
    clearTimeout(again);
    stop?.();
  };
}

function take(client: ApolloClient, event: Event, say: (event: Event) => void): void {
  refresh(client, touched[event.kind]);
  say(event);
}

function refresh(client: ApolloClient, fields: readonly string[]): void {
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: Object.fromEntries(
          fields.map((field) => [
            field,
            (value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) =>
              (INVALIDATE ?? value) as never,
          ]),
        ),
      }),
    onQueryUpdated: () => true,
  });
}
