import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from '../../platform/context';
import { log } from '../../platform/log';
import { createHttpServer } from '../http-server';
import { measuredText } from './measures';

export interface MetricsServer {
  /** Another than configured when that was 0. */
  readonly port: number;
  close(): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly host: string;
  /** Until then a head and a whole request must be here, in milliseconds. */
  readonly patienceMs?: number;
}

/** Whoever measures asks every few seconds: nobody needs more. */
const CONNECTIONS_MAX = 20;
const PATIENCE_MS = 5_000;
const HEAD_BYTES_MAX = 8_192;
/** What many ask at once is read once. */
const KEPT_MS = 1_000;
const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `GET /metrics` and nothing else, on a port of its own that no user reaches. What it reads is figures; a
 * database that is away is 503, and the next question asks again.
 */
export async function openMetrics(
  ctx: Pick<Context, 'db' | 'config'>,
  { port, host, patienceMs = PATIENCE_MS }: Options,
): Promise<MetricsServer> {
  const measured = keptFor(KEPT_MS, () => measuredText(ctx));
  const { http } = createHttpServer((request, response) => {
    void answer(request, response, measured);
  }, ctx.config.mode === 'live');
  http.maxConnections = CONNECTIONS_MAX;
  http.headersTimeout = patienceMs;
  http.requestTimeout = patienceMs;
  // Of whoever says nothing at all, too.
  http.timeout = patienceMs * 2;
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        http.close(() => {
          resolve();
        });
        http.closeAllConnections();
      }),
  };
}

async function answer(
  { method, url, rawHeaders, socket }: IncomingMessage,
  response: ServerResponse,
  measured: () => Promise<string>,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store').setHeader('Connection', 'close');
  const refused = refusalOf({ method, url, bytes: rawHeaders.join('').length });
  if (refused !== null) {
    if (refused === 405) response.setHeader('Allow', 'GET, HEAD');
    response.writeHead(refused).end();
    return;
  }
  const { timeout = 0 } = socket;
  // A busy database takes its time, and who asked whole is not hung up on meanwhile.
  socket.setTimeout(0);
  try {
    const text = await measured().finally(() => {
      socket.setTimeout(timeout);
    });
    response.setHeader('Content-Type', TEXT).end(method === 'HEAD' ? undefined : text);
  } catch (error) {
    log.warn({ err: error }, 'nothing could be measured');
    response.writeHead(503).end();
  }
}

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly bytes: number;
}

function refusalOf({ method, url, bytes }: Asked): 404 | 405 | 431 | null {
  if (url !== '/metrics') return 404;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return bytes > HEAD_BYTES_MAX ? 431 : null;
}

/** The same answer for all who ask within `ms` of its making; a failure is not kept. */
function keptFor(ms: number, make: () => Promise<string>): () => Promise<string> {
  let made: { readonly at: number; readonly text: Promise<string> } | null = null;
  return () => {
    if (made && performance.now() - made.at < ms) return made.text;
    const text = make();
    made = { at: performance.now(), text };
    text.catch(() => (made = null));
    return text;
  };
}
