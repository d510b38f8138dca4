/** What stands beside every screen once the first one is there: one file, where each of its own would wait its turn. */
export { OfflineStrip } from '../ui/state/OfflineStrip';
export { ToastHost } from '../ui/state/ToastHost';
export { AccountEvents } from './AccountEvents';
