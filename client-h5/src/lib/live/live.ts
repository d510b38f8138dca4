import type { TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { Client } from 'graphql-ws';
import { part } from '../network/part';

interface Sink<Data> {
  readonly next: (data: Data) => void;
  /** The subscription ended for good: refused, or completed by the server. */
  readonly ended: () => void;
}

let client: Promise<Client> | null = null;

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
  void connect().then(subscribe);
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Its code comes with the first subscription. */
function connect(): Promise<Client> {
  client ??= part(() => import('./openSocket')).then((file) => file.openSocket());
  return client;
}
