import type { Query, QueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { RechargeRow } from '../resources/recharges/recharge';

const asked = {
  pagination: { page: 1, perPage: 50 },
  filter: { tab: 'MINE' },
  meta: { countOfMine: true },
};

/** How many requests this person holds; undefined until known. */
export function useMineCount(): number | undefined {
  const { data } = useGetList<RechargeRow>('recharges', asked);
  return data?.length;
}

const isCount = ({ queryKey }: Query): boolean =>
  JSON.stringify(queryKey).includes('"countOfMine":true');

/** After taking, giving back or news: the count is asked again, the lists keep their rows. */
export const recountMine = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['recharges', 'getList'], predicate: isCount });
