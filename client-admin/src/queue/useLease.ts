import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNow } from '../lib/clock';
import { useActions } from '../lib/useActions';
import { onVersion, useQueue, type QueueRequest } from './queue';
import { useQueueCache } from './useQueueCache';

const heartbeatMs = 60_000;

/** Prolongs the lease while the drawer is open; says how long it still holds, in ms. */
export function useLease(request: QueueRequest): number {
  const { resource, acts } = useQueue();
  const { heartbeat } = useActions(resource, acts);
  const provider = useDataProvider();
  const put = useQueueCache();
  const now = useNow(1_000);
  const { id, takenByMe, leaseUntil } = request;
  useQuery({
    queryKey: ['lease', resource, id],
    enabled: takenByMe,
    refetchInterval: heartbeatMs,
    // A lease is worked on, not watched: a tab in the background lets it go.
    refetchIntervalInBackground: false,
    staleTime: heartbeatMs,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      // A lost lease is a record to read again, not a fault to show.
      const fresh = await heartbeat(onVersion(request)).catch(
        async () => (await provider.getOne<QueueRequest>(resource, { id })).data,
      );
      put(fresh);
      return fresh.leaseUntil;
    },
  });
  return takenByMe && leaseUntil !== null ? Math.max(0, Date.parse(leaseUntil) - now) : 0;
}
