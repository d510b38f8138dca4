import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

/**
 * A request may already be on its way down a connection that looks idle: closing that one at once
 * would reset a request the client has every reason to think was taken.
 */
const ON_ITS_WAY_MS = 1_500;
const IDLE_SWEEP_MS = 50;
/** So long at most connections that wait are taken: who always comes anew keeps no server from stopping. */
const TAKING_MS = 2_000;

/**
 * How a server stops without failing anybody: it takes the connections that wait, then no new one, answers what comes
 * down the open ones with the wish to close them, and only then closes those nobody uses. Resolves when the last
 * connection is gone.
 */
export function drainOf(http: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  http.prependListener('request', (_request, response) => {
    if (draining) askToClose(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    await takeWaiting(http);
    draining = true;
    // Not http's own close, which begins with the idle connections.
    const closed = new Promise((resolve) => net.Server.prototype.close.call(http, resolve));
    underWay.forEach(askToClose);
    const from = performance.now() + ON_ITS_WAY_MS;
    const sweep = setInterval(() => {
      // Timers run before what has arrived is read, and after a busy spell much has: a connection is
      // idle only if it still is when that was read.
      if (performance.now() >= from) setImmediate(() => http.closeIdleConnections());
    }, IDLE_SWEEP_MS);
    await closed;
    clearInterval(sweep);
  };
}

/**
 * Until no connection waits to be taken. Closing resets those, with the request that each may have sent; a busy server
 * has many, for the loop takes one each time round (libuv 1.45 and later). A time round that brings none says that none waits.
 */
async function takeWaiting(http: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  http.on('connection', count);
  const until = performance.now() + TAKING_MS;
  let before: number;
  // What has arrived is read between one of these and the next.
  await nextRound();
  do {
    before = taken;
    await nextRound();
  } while (taken > before && performance.now() < until);
  http.off('connection', count);
}

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
