import { parse, subscribe, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { WebSocket } from 'ws';
import { endIfUnread } from '../../../graphql/backlog';
import { quotesDocument, quotesFrame, readQuotesOperation } from './quote-frames';
import type { QuotesOperation } from './quote-frames';
import type { LiveQuote, QuoteHub } from './quote-hub';

type Wire = Pick<WebSocket, 'send' | 'bufferedAmount' | 'terminate'>;

/** A client that has not taken this much yet gets nothing more until it has. */
const BACKLOG_BYTES_MAX = 64 * 1024;

interface Operation extends QuotesOperation {
  readonly operationId: string;
  readonly socket: Wire;
}

/** Clients whose frames are the same byte for byte: same operation id, selection and instruments. */
class Channel {
  /** Each with the instruments it has missed while it was slow. */
  private readonly clients = new Map<Wire, Set<string>>();
  private stop: (() => void) | null = null;

  constructor(
    private readonly hub: QuoteHub,
    private readonly operation: QuotesOperation & { readonly operationId: string },
  ) {}

  join(socket: Wire): void {
    this.clients.set(socket, new Set());
    if (this.stop) {
      const newest = this.hub.known(this.operation.instrumentIds);
      if (newest.length > 0 && !endIfUnread(socket)) socket.send(this.frame(newest), asText);
    } else {
      this.stop = this.hub.subscribe(this.operation.instrumentIds, (changed) => {
        this.publish(changed);
      });
    }
  }

  /** Whether anybody is left. */
  leave(socket: Wire): boolean {
    this.clients.delete(socket);
    if (this.clients.size > 0) return true;
    this.stop?.();
    return false;
  }

  private publish(changed: readonly LiveQuote[]): void {
    const shared = this.frame(changed);
    for (const [socket, missed] of this.clients) {
      if (endIfUnread(socket)) continue;
      if (socket.bufferedAmount > BACKLOG_BYTES_MAX) {
        for (const { instrumentId } of changed) missed.add(instrumentId);
      } else if (missed.size === 0) {
        socket.send(shared, asText);
      } else {
        for (const { instrumentId } of changed) missed.add(instrumentId);
        socket.send(this.frame(this.hub.known(missed)), asText);
        missed.clear();
      }
    }
  }

  private frame(quotes: readonly LiveQuote[]): Buffer {
    return quotesFrame(this.operation.operationId, quotes, this.operation.typename);
  }
}

const asText = { binary: false } as const;

/** What graphql-ws hands to its hooks; the socket is in `extra` with `graphql-ws/use/ws`. */
interface Connection {
  readonly extra: { readonly socket: Wire };
}

interface SubscribePayload {
  readonly query: string;
  readonly variables?: Record<string, unknown> | null | undefined;
}

class FastOperation {
  constructor(readonly operation: Operation) {}
}

const document = parse(quotesDocument('id'));

/**
 * The published document `Quotes` without execution per client: frames are made once and written to
 * each socket. graphql-ws keeps the books (ids in use, complete, close) through an iterator that
 * never yields. Everything else runs as always.
 *
 * Give `onSubscribe` the first word in the hook of that name, and pass `subscribe` on as it is.
 */
export function useQuoteFastPath(hub: QuoteHub, schema: GraphQLSchema) {
  const channels = new Map<string, Channel>();

  function start({ socket, ...operation }: Operation): AsyncIterableIterator<never> {
    const { operationId, typename, instrumentIds } = operation;
    const key = JSON.stringify([operationId, typename, ...instrumentIds]);
    const channel = channels.get(key) ?? new Channel(hub, operation);
    channels.set(key, channel);
    channel.join(socket);
    return silentUntilReturned(() => {
      if (!channel.leave(socket) && channels.get(key) === channel) channels.delete(key);
    });
  }

  return {
    onSubscribe(
      { extra }: Connection,
      operationId: string,
      payload: SubscribePayload,
    ): ExecutionArgs | undefined {
      const operation = readQuotesOperation(payload);
      if (!operation) return undefined;
      const contextValue = new FastOperation({ ...operation, operationId, socket: extra.socket });
      return { schema, document, contextValue };
    },
    subscribe: (args: ExecutionArgs) =>
      args.contextValue instanceof FastOperation
        ? start(args.contextValue.operation)
        : subscribe(args),
  };
}

function silentUntilReturned(onReturn: () => void): AsyncIterableIterator<never> {
  const end = { value: undefined, done: true } as const;
  let finish: (result: typeof end) => void = () => undefined;
  const finished = new Promise<typeof end>((resolve) => {
    finish = resolve;
  });
  return {
    next: () => finished,
    return() {
      onReturn();
      finish(end);
      return Promise.resolve(end);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
