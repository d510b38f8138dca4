import { useAccountEvents } from '../lib/session/useAccountEvents';

/** Follows what happens to the account; its code comes after the first screen. */
export function AccountEvents() {
  useAccountEvents();
  return null;
}
