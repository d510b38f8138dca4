import { print } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { QueueEventsDocument, type QueueEventsSubscription } from './live.generated';

let client: Client | null = null;

function connection(): Client {
  client ??= createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/admin/graphql`,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
  });
  return client;
}

type QueueEvent = QueueEventsSubscription['queueEvents'];

interface Listener {
  readonly onEvent: (event: QueueEvent) => void;
  /** After every connection: what happened meanwhile was missed. */
  readonly onConnected: () => void;
}

/** Follows the queues until the returned function is called. */
export function followQueues({ onEvent, onConnected }: Listener): () => void {
  const socket = connection();
  const offConnected = socket.on('connected', onConnected);
  const stop = socket.subscribe<QueueEventsSubscription>(
    { query: print(QueueEventsDocument) },
    {
      next: ({ data }) => {
        if (data) onEvent(data.queueEvents);
      },
      // The client connects again by itself; without a session the next request leads to sign-in.
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return () => {
    offConnected();
    stop();
  };
}
