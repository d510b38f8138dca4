import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../schema/routes';
import type { AccountEventKind } from '../../graphql.generated';
import { live, onReconnect } from '../live/live';
import { toast } from '../toast';
import { AccountEventsDocument, type AccountEventsSubscription } from './accountEvents.generated';
import { MeDocument } from './me.generated';
import { useSession } from './session';

type Event = AccountEventsSubscription['accountEvents'];

/** Which answers a change makes old. */
const touched: Record<AccountEventKind, readonly string[]> = {
  RECHARGE_CHANGED: ['me', 'recharge', 'recharges', 'statement'],
  ORDER_SETTLED: ['me', 'order', 'orders', 'orderTotals', 'statement'],
};

/** Keeps what the screens show in step with the account. Mounted once, by the shell. */
export function useAccountEvents(): void {
  const client = useApolloClient();
  const { t } = useTranslation();
  const { token, locked } = useSession();
  useEffect(() => {
    if (token === null || locked !== null) return;
    const settled = (id: string) => {
      toast({
        type: 'plain',
        text: t('common.contractSettled'),
        duration: 5_000,
        topic: 'settled',
        action: { label: t('common.view'), run: () => (location.hash = `#${paths.order(id)}`) },
      });
    };
    return follow(client, settled);
  }, [client, t, token, locked]);
  useEffect(() => onReconnect(() => void client.refetchQueries({ include: 'active' })), [client]);
}

function follow(client: ApolloClient, settled: (id: string) => void): () => void {
  let again: ReturnType<typeof setTimeout>;
  let stop: (() => void) | null = null;
  const start = () => {
    stop = live(
      AccountEventsDocument,
      {},
      { next: ({ accountEvents }) => take(client, accountEvents, settled), ended: check },
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

function take(client: ApolloClient, event: Event, settled: (id: string) => void): void {
  refresh(client, touched[event.kind]);
  const shown = /pages\/(trade\/trade|user\/order)/.test(location.hash);
  if (event.kind === 'ORDER_SETTLED' && event.subjectId && !shown) settled(event.subjectId);
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
