import { useQuery } from '@tanstack/react-query';
import { useActions } from '../../../lib/useActions';
import { rechargeReads } from '../checks/rechargeReads';

/** The lines of the bank that fit the open request best; none while they are on their way. */
export function useCandidates(rechargeId: string) {
  const { candidates } = useActions('recharges', rechargeReads);
  const { data = [] } = useQuery({
    queryKey: ['recharges', 'candidates', rechargeId],
    queryFn: () => candidates({ rechargeId }),
    retry: 1,
  });
  return data;
}
