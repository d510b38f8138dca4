import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNow } from '../../lib/clock';
import { useOnline } from '../../lib/connection';
import { useActions } from '../../lib/useActions';
import { onVersion, useQueue, type QueueRequest } from '../queue';
import { useQueueCache } from '../useQueueCache';

const heartbeatMs = 60_000;

export interface Lease {
  /** This person, and nobody else, may decide now. */
  readonly held: boolean;
  /** For how long still, in ms. It stands still while the server is away. */
  readonly leftMs: number;
}

/** Prolongs the lease while the drawer is open, and says how long it still holds. */
export function useLease(request: QueueRequest): Lease {
  const { resource, acts, isDecided } = useQueue();
  const { heartbeat } = useActions(resource, acts);
  const provider = useDataProvider();
  const put = useQueueCache();
  const online = useOnline();
  const now = useNow(1_000, online);
  const { id, takenByMe, leaseUntil } = request;
  useQuery({
    queryKey: ['lease', resource, id],
    enabled: takenByMe && online,
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
  const leftMs = takenByMe && leaseUntil !== null ? Math.max(0, Date.parse(leaseUntil) - now) : 0;
  return { held: leftMs > 0 && !isDecided(request), leftMs };
}
