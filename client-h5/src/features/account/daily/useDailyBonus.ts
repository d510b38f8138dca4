import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { serverNow } from '../../../lib/time/serverClock';
import { DailyBonusDocument } from './dailyBonus.generated';

/** The server's clock is known to about half a second: who asks at once is told of the day that ends. */
const INTO_THE_DAY_MS = 1_000;

/** The bonus of this day: asked for again when the next one begins, and by whoever comes back to the app. */
export function useDailyBonus() {
  const client = useApolloClient();
  const { data } = useQuery(DailyBonusDocument, { fetchPolicy: 'cache-and-network' });
  const bonus = data?.dailyBonus;
  const nextAt = bonus?.nextAt;
  const ask = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    const quietly = { fetchPolicy: 'network-only', context: { quiet: true } } as const;
    void client.query({ query: DailyBonusDocument, ...quietly }).catch(() => null);
  }, [client]);
  useEffect(() => {
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ask]);
  useEffect(() => {
    if (nextAt === undefined) return;
    const timer = setTimeout(ask, Date.parse(nextAt) - serverNow() + INTO_THE_DAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ask, nextAt]);
  return { bonus, ask };
}
