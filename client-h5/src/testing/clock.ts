import { noteServerClock } from '../lib/time/serverClock';

/** The server's clock from now on, which promises are read by; ISO 8601. */
export function clockAt(serverTime: string): void {
  noteServerClock({ serverTime }, Date.now(), Date.now());
}
