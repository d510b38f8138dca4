import { deviceHeaders } from '../../../schema/devices/device-id';
import { spoken } from './language';

/** The headers that every request of the console carries, GraphQL or not; its session is in a cookie. */
export const consoleHeaders = (): Record<string, string> => ({
  ...deviceHeaders(globalThis),
  'x-tarn-console': '1',
  language: spoken(),
  lang: spoken(),
});

/** Asks whoever sits here for the password again; false when they sign out instead. */
type Reopen = () => Promise<boolean>;

let reopen: Reopen | null = null;
let underWay: Promise<boolean> | null = null;

/** Says who asks for the password while the console is open. Returns how to stop. */
export function whenSessionEnds(ask: Reopen): () => void {
  reopen = ask;
  return () => {
    if (reopen === ask) reopen = null;
  };
}

/** When the session of now was opened in place, in milliseconds of `performance.now()`. */
let openedAt = Number.NEGATIVE_INFINITY;

/**
 * True once the person signed in again. However many requests found the session ended, one asks; what
 * was sent at `sentAt`, before the session of now, only learns that there is one.
 */
export function signedInAgain(sentAt: number): Promise<boolean> {
  if (sentAt < openedAt) return Promise.resolve(true);
  if (!reopen) return Promise.resolve(false);
  underWay ??= reopen()
    .then((open) => {
      if (open) openedAt = performance.now();
      return open;
    })
    .finally(() => {
      underWay = null;
    });
  return underWay;
}
