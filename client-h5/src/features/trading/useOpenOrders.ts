import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../../../schema/limits';
import { serverNow } from '../../lib/time/serverClock';
import { OrdersDocument } from './trading.generated';
import type { Order } from './types';

/** More contracts than this nobody follows at once; the others are found in the orders. */
const variables = { filter: { state: 'OPEN' as const }, first: limits.pageSizeDefault };

const CHECK_MS = 2_000;
const GRACE_MS = 1_200;

/** Own running contracts, newest first, and those that settled while the screen stood. */
export function useOpenOrders() {
  const { data, refetch } = useQuery(OrdersDocument, { variables });
  const edges = data?.orders.edges;
  const orders = useMemo(() => edges?.map(({ node }) => node) ?? [], [edges]);
  const [known, setKnown] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const ids = orders.map(({ id }) => id);
  if (data && ids.join() !== known.join()) {
    setKnown(ids);
    setSettled([...settled, ...known.filter((id) => !ids.includes(id))]);
  }
  useOverdue(orders, refetch);
  return {
    orders,
    settled,
    dismiss: () => {
      setSettled([]);
    },
  };
}

/** Asks when the time is up, in case the event of the settlement got lost on its way. */
function useOverdue(orders: readonly Order[], refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (orders.length === 0) return;
    const timer = setInterval(() => {
      const now = serverNow() - GRACE_MS;
      const due = orders.some(({ settlesAt }) => Date.parse(settlesAt) < now);
      if (due) void refetch().catch(() => null);
    }, CHECK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [orders, refetch]);
}
