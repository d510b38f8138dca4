import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../lib/request';
import type { TimelineFilter } from '../../../graphql.generated';
import { UserTimelineDocument, type UserTimelineQuery } from './timeline.generated';

export type UserEvent = UserTimelineQuery['userTimeline']['items'][number];

const FIRST = 15;

/** What happened to a customer, newest first; older parts are asked for one by one. */
export function useTimeline(userId: string, filter: TimelineFilter) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      // What an act on the customer changes refreshes all that is called so.
      queryKey: ['users', 'timeline', userId, filter],
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam }) =>
        (await ask(UserTimelineDocument, { userId, filter, before: pageParam, first: FIRST }))
          .userTimeline,
      getNextPageParam: ({ before }) => before,
      retry: 1,
    },
  );
  return {
    events: data?.pages.flatMap(({ items }) => items),
    ...{ error, refetch, older: fetchNextPage, hasOlder: hasNextPage, busy: isFetchingNextPage },
  };
}
