import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser sent this from our own pages. A request without Origin comes from no browser page. */
export function sameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
