import { useResources } from './consoleResource';
import { stillOpen } from './desk/queueFigures';
import { useDashboard } from './desk/useDashboard';

/** All that waits for a decision, over all queues. */
export function useOpenCount(): number {
  const resources = useResources();
  const { data } = useDashboard();
  if (!data) return 0;
  return resources.reduce(
    (sum, { menu }) => sum + (menu?.figures ? stillOpen(menu.figures(data)) : 0),
    0,
  );
}
