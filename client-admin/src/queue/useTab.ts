import { useFilter } from '../ui/useFilter';
import { readTab, type QueueTab } from '../resources/recharges/recharge';

/** Which tab of the queue is open. */
export function useTab(): QueueTab {
  const { tab } = useFilter().values;
  return readTab(tab);
}
