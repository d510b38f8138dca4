import { createClient, type Client } from 'graphql-ws';
import {
  heardBySocket,
  pauseBefore,
  socketBack,
  socketLost,
  watchSilence,
} from '../network/connection';
import { told } from '../network/told';
import { requestHeaders } from '../session/headers';
import { onSession, session } from '../session/session';
import { clockKnown } from '../time/serverClock';

/** The one socket of this page, or of who these headers name; it comes back by itself. */
export function openSocket(headers = requestHeaders): Client {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let count = 0;
  let unwatch: () => void = () => undefined;
  const opened = createClient({
    url: `${scheme}://${location.host}/graphql`,
    connectionParams: headers,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: pauseBefore,
    shouldRetry: (cause) => !sessionEnded(cause),
    // The server speaks each second of its own accord, and wants no answer.
    disablePong: true,
    lazyCloseTimeout: 3_000,
    // A line that took the socket and lost the rest would be waited for without end.
    connectionAckWaitTimeout: 3_000,
    // All phones call it the same, so the server builds one frame for all of them.
    generateID: ({ query }) => (query.includes('Quotes') ? 'quotes' : `s${String((count += 1))}`),
    on: {
      message: heardBySocket,
      connected: (_socket, _payload, wasRetry) => {
        unwatch();
        unwatch = watchSilence(() => {
          opened.terminate();
        });
        if (wasRetry) socketBack();
        // Prices on a phone whose clock is wrong would look old, or worse, new.
        if (!clockKnown()) void told(fetch('/healthz', { cache: 'no-store' })).catch(() => null);
      },
      closed: (event) => {
        unwatch();
        if (!meant.has((event as CloseEvent).code)) socketLost();
      },
    },
  });
  restartWithSession(opened);
  return opened;
}

/** Codes of a socket that was closed on purpose: by this page, or with the session. */
const meant = new Set([1_000, 4_403, 4_499]);

/** The server closes with 4403 when the session behind the connection has ended. */
const sessionEnded = (cause: unknown): boolean =>
  cause instanceof CloseEvent && cause.code === 4_403;

/** Another token or language needs another connection; the subscriptions move over by themselves. */
function restartWithSession(opened: Client): void {
  let { token, language } = session();
  onSession(() => {
    const now = session();
    if (now.token === token && now.language === language) return;
    ({ token, language } = now);
    opened.terminate();
  });
}
