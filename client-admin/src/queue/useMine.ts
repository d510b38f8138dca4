import type { Query, QueryClient } from '@tanstack/react-query';
import { useGetList, type GetListResult } from 'react-admin';
import { useQueue, type QueueRow } from './queue';

const asked = {
  pagination: { page: 1, perPage: 50 },
  filter: { tab: 'MINE' },
  meta: { countOfMine: true },
};

/** How many requests this person holds; undefined until known. */
export function useMineCount(): number | undefined {
  const { resource } = useQueue();
  const { data } = useGetList<QueueRow>(resource, asked);
  return data?.length;
}

/** Its rows are kept under this mark one by one, too: the list alone is meant. */
const isCount = ({ queryKey }: Query): boolean =>
  queryKey[1] === 'getList' && JSON.stringify(queryKey).includes('"countOfMine":true');

/** Whether this person held a request when that was last asked for. */
export const isMine = (queries: QueryClient, id: string): boolean =>
  queries
    .getQueriesData<GetListResult<QueueRow>>({ predicate: isCount })
    .some(([, mine]) => mine?.data.some((row) => row.id === id));

/**
 * After taking, giving back or news: the count is asked again, the lists keep their rows. Without a
 * resource, the counts of all queues.
 */
export const recountMine = (queries: QueryClient, resource?: string): Promise<void> =>
  queries.invalidateQueries({
    ...(resource !== undefined && { queryKey: [resource, 'getList'] }),
    predicate: isCount,
  });
