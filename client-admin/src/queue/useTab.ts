import { useFilter } from '../ui/list/useFilter';
import { readTab, type QueueTab } from './queue';

/** Which tab of the queue is open. */
export function useTab(): QueueTab {
  const { tab } = useFilter().values;
  return readTab(tab);
}
