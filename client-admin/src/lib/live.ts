import { print, type DocumentNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { noteReachable } from './connection';
import { signedInAgain } from './session';
import { QueueEventsDocument, type QueueEventsSubscription } from './live.generated';

/** A server that is silent for so long is lost: together under two seconds. */
const pingEveryMs = 1_000;
const pongWithinMs = 900;
const retryMostMs = 10_000;

let client: Client | null = null;
let connected = false;

/** Whether the one connection of this page stands. */
export const isConnected = (): boolean => connected;

/** 0.3 s, then twice as long each time, up to ten seconds. */
export const pauseMs = (retries: number): number =>
  Math.min(300 * 2 ** Math.min(retries, 6), retryMostMs);

function connection(): Client {
  if (client) return client;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;
  const lost = () => {
    clearTimeout(silence);
    noteReachable(false);
  };
  client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/admin/graphql`,
    lazy: true,
    keepAlive: pingEveryMs,
    // The server’s beats are for phones, which send nothing of their own; they want no answer.
    disablePong: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, pauseMs(retries))),
    on: {
      connecting: () => {
        openedAt = performance.now();
      },
      connected: () => {
        connected = true;
        noteReachable(true);
      },
      closed: (event) => {
        connected = false;
        const { code } = event as CloseEvent;
        // The server answers, but not to this session.
        if (code === 4401 || code === 4403) void signedInAgain(openedAt);
        // Closed by this page, because nobody listens any more, is not lost.
        else if (code !== 1000) lost();
      },
      ping: (received) => {
        if (received) return;
        silence = setTimeout(() => {
          lost();
          client?.terminate();
        }, pongWithinMs);
      },
      pong: (received) => {
        if (!received) return;
        clearTimeout(silence);
        // One lost request had said otherwise, and while nothing can be decided no other may follow.
        noteReachable(true);
      },
    },
  });
  return client;
}

interface Listener<Event> {
  readonly onEvent: (event: Event) => void;
  /** After every connection, and every time it is subscribed anew: what happened meanwhile was missed. */
  readonly onConnected: () => void;
}

/** An ended subscription is asked for again after this time. */
const againMs = 1_000;

const isEnded = (error: unknown): boolean =>
  Array.isArray(error) && JSON.stringify(error).includes('UNAUTHENTICATED');

/** A generated document: it carries the types of what goes in and what comes out. */
interface Typed<Result, Variables> extends DocumentNode {
  readonly __apiType?: (variables: Variables) => Result;
}

/** Follows a subscription until the returned function is called. */
export function follow<Result extends object, Variables extends Record<string, unknown>>(
  document: Typed<Result, Variables>,
  variables: Variables,
  { onEvent, onConnected }: Listener<Result>,
): () => void {
  const socket = connection();
  const offConnected = socket.on('connected', onConnected);
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    const sentAt = performance.now();
    stop = socket.subscribe<Result>(
      { query: print(document), variables },
      {
        next: ({ data }) => {
          if (data) onEvent(data);
        },
        error: (error) => {
          if (!isEnded(error)) again();
          else void signedInAgain(sentAt).then((open) => open && again());
        },
        complete: () => {
          again();
        },
      },
    );
  };
  const again = () => {
    if (!stop) return;
    timer = setTimeout(() => {
      listen();
      onConnected();
    }, againMs);
  };
  listen();
  return () => {
    const end = stop;
    stop = null;
    clearTimeout(timer);
    offConnected();
    end?.();
  };
}

/** Follows the queues until the returned function is called. */
export const followQueues = ({
  onEvent,
  onConnected,
}: Listener<QueueEventsSubscription['queueEvents']>): (() => void) =>
  follow(
    QueueEventsDocument,
    {},
    {
      onConnected,
      onEvent: ({ queueEvents }) => {
        onEvent(queueEvents);
      },
    },
  );
