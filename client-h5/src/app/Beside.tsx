import { OfflineStrip } from '../ui/state/OfflineStrip';
import { useEarlyLink } from './useEarlyLink';

// What stands beside every screen once the first one is there: one file, where each of its own would wait its turn.
export { ToastHost } from '../ui/state/ToastHost';
export { AccountEvents } from './AccountEvents';

export function AboveAll() {
  useEarlyLink();
  return <OfflineStrip />;
}
