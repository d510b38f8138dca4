import { useAccountEvents } from '../lib/session/useAccountEvents';
import { useInFront } from '../lib/session/useInFront';

/** Follows what happens to the account, and says that somebody is there; its code comes after the first screen. */
export function AccountEvents() {
  useAccountEvents();
  useInFront();
  return null;
}
