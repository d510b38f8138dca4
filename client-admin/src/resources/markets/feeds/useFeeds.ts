import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../lib/request';
import { FeedsDocument } from '../markets.generated';

/** Whoever records tells every two seconds how the feeds are. */
export const FEEDS_MS = 4_000;

/** How every feed is, read again and again. */
export const useFeeds = () =>
  useQuery({
    queryKey: ['feeds', 'states'],
    queryFn: async () => (await ask(FeedsDocument, {})).feeds,
    refetchInterval: FEEDS_MS,
  });
