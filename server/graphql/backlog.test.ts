import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { frame, rawSocket } from '../testing/raw';
import { OpenSockets } from '../http/sockets/open-sockets';
import { useQuoteFastPath } from '../modules/market/live/quote-fast-path';
import type { LiveQuote, QuoteListener } from '../modules/market/live/quote-hub';
import { wire, type Wired } from '../http/sockets/socket-wire';

const MEBIBYTE = 1024 * 1024;
const BIG = 'x'.repeat(60_000);

let http: Server;
let url: string;
let clients: Socket[] = [];
let greet: (ws: WebSocket, request: IncomingMessage) => void;
beforeAll(async () => {
  http = createServer();
  new WebSocketServer({ server: http, handleProtocols }).on('connection', (ws, request) => {
    greet(ws, request);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}/`;
});
afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
});
afterAll(() => {
  http.close();
  http.closeAllConnections();
});

/** The server's end of a connection whose other end reads nothing. */
async function unread(): Promise<{ ws: WebSocket; request: IncomingMessage; client: Socket }> {
  const arrived = new Promise<[WebSocket, IncomingMessage]>((resolve) => {
    greet = (...both) => {
      resolve(both);
    };
  });
  const client = await rawSocket(url);
  client.removeAllListeners('error').on('error', () => undefined);
  clients.push(client);
  const [ws, request] = await arrived;
  return { ws, request, client };
}

/** A stream that always has more. */
async function* endless() {
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    yield { more: BIG };
  }
}

const fields = { more: { type: GraphQLString, subscribe: endless } };
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { more: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({ name: 'Subscription', fields }),
});

describe('QUALITY 3: who does not read is closed when a megabyte waits', () => {
  it('where answers are sent', async () => {
    const { ws, request, client } = await unread();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, ws.bufferedAmount)), 1);
    wire(makeServer<Record<string, unknown>, Wired>({ schema }), ws, request);
    const closed = once(ws, 'close');
    client.write(frame('{"type":"connection_init"}'));
    for (let n = 0; n < 20; n += 1) {
      const payload = { query: 'subscription { more }' };
      client.write(frame(JSON.stringify({ id: String(n), type: 'subscribe', payload })));
    }
    await closed.finally(() => {
      clearInterval(watch);
    });
    expect(most).toBeLessThan(MEBIBYTE + 2 * BIG.length);
  });

  it('by the sweep, whatever it was that sent', async () => {
    const { ws } = await unread();
    const sockets = new OpenSockets(() => Promise.resolve(new Set()));
    sockets.arrive(ws, '127.0.0.1');
    const closed = once(ws, 'close');
    // Past what the system itself takes off our hands.
    while (ws.bufferedAmount <= MEBIBYTE) ws.send(BIG);
    await closed;
    sockets.close();
  });

  it('by the sweep, but not before', async () => {
    const { ws } = await unread();
    const sockets = new OpenSockets(() => Promise.resolve(new Set()));
    sockets.arrive(ws, '127.0.0.1');
    while (ws.bufferedAmount < MEBIBYTE / 2) ws.send(BIG);
    sockets.sweep();
    sockets.close();
    expect(ws.readyState).toBe(ws.OPEN);
  });

  it('where quotes are sent', async () => {
    const listeners: QuoteListener[] = [];
    const quote = { id: '1', instrumentId: '1', price: '1.00' } as LiveQuote;
    const hub = {
      subscribe: (_ids: readonly string[], listener: QuoteListener) => {
        listeners.push(listener);
        return () => undefined;
      },
      known: () => [quote],
      quotesFor: () => {
        throw new Error('not the ordinary way');
      },
      close: () => undefined,
    };
    const { ws } = await unread();
    const fast = useQuoteFastPath(hub, schema);
    const query =
      'subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { id instrumentId price at open high low close change changePercent } }';
    const joined = { extra: { socket: ws } };
    const args = fast.onSubscribe(joined, 'q', { query, variables: { instrumentIds: ['1'] } });
    if (!args) throw new Error('not taken');
    await fast.subscribe(args);
    const closed = once(ws, 'close');
    while (ws.bufferedAmount <= MEBIBYTE) ws.send(BIG);
    listeners.forEach((publish) => {
      publish([quote]);
    });
    expect(ws.readyState).toBe(ws.CLOSING);
    await closed;
  });
});
