import { useQuery } from '@tanstack/react-query';
import { useActions } from '../../../lib/useActions';
import { rechargeReads } from './rechargeReads';

interface Asked {
  readonly id: string;
  /** Of the request: each change is looked at anew. */
  readonly version: number;
  readonly reference?: string | null;
}

/** What the server looked up about the open request; panel and evidence share one answer. */
export function useChecks({ id, version, reference = null }: Asked, enabled = true) {
  const { checks } = useActions('recharges', rechargeReads);
  return useQuery({
    queryKey: ['recharges', 'checks', id, version, reference],
    queryFn: () => checks({ id, reference }),
    enabled,
    retry: 1,
    // A lease that is prolonged changes nothing that was looked up.
    staleTime: 60_000,
  });
}
