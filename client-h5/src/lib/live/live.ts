import type { TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { Client } from 'graphql-ws';
import { requestHeaders } from '../session/headers';
import { onSession, session } from '../session/session';

interface Sink<Data> {
  readonly next: (data: Data) => void;
  /** The subscription ended for good: refused, or completed by the server. */
  readonly ended: () => void;
}

let client: Promise<Client> | null = null;
const reconnected = new Set<() => void>();

/** Called each time the connection came back after a loss. Returns the way to stop. */
export function onReconnect(listener: () => void): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}

/** Opens one subscription over the shared connection. Returns the way to end it. */
export function live<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  sink: Sink<Data>,
): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  const ended = () => {
    if (!stopped) sink.ended();
  };
  const subscribe = (opened: Client) => {
    if (stopped) return;
    stop = opened.subscribe<Data>(
      { query: print(document), variables },
      {
        next: ({ data }) => {
          if (data && !stopped) sink.next(data);
        },
        error: ended,
        complete: ended,
      },
    );
  };
  connect().then(subscribe, ended);
  return () => {
    stopped = true;
    stop?.();
  };
}

function connect(): Promise<Client> {
  client ??= open();
  // A chunk that did not come may come the next time.
  client.catch(() => (client = null));
  return client;
}

async function open(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let count = 0;
  const opened = createClient({
    url: `${scheme}://${location.host}/graphql`,
    connectionParams: requestHeaders,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (cause) => !sessionEnded(cause),
    keepAlive: 12_000,
    lazyCloseTimeout: 3_000,
    // All phones call it the same, so the server builds one frame for all of them.
    generateID: ({ query }) => (query.includes('Quotes') ? 'quotes' : `s${String((count += 1))}`),
    on: { connected: (_socket, _payload, wasRetry) => wasRetry && announce() },
  });
  restartWithSession(opened);
  return opened;
}

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

function announce(): void {
  for (const listener of reconnected) listener();
}
