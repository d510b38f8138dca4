import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type Client } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { buildSchema } from 'type-graphql';
import { WebSocket, WebSocketServer } from 'ws';
import { latestQuotes } from '..';
import { holds } from '../../../testing/holds';
import { beforeClosing, withWorld } from '../../../testing/suite';
import { MarketResolver } from '../api/market.resolver';
import { QuotesResolver } from '../api/quotes.resolver';
import { instrumentId, quote } from '../../../testing/world';
import { useQuoteFastPath } from './quote-fast-path';
import { createQuoteHub, type QuoteHub } from './quote-hub';

const FIELDS = 'id instrumentId price at open high low close change changePercent';
const published = `subscription Quotes($instrumentIds: [ID!]!) {
  quotes(instrumentIds: $instrumentIds) {
    ${FIELDS.split(' ').join('\n    ')}
  }
}`;
const withTypename = published.replace('changePercent', 'changePercent\n    __typename');
const other = `subscription Mine($ids: [ID!]!) { quotes(instrumentIds: $ids) { ${FIELDS} } }`;

const world = withWorld();
let hub: QuoteHub;
let http: Server;
let fastOnes = 0;
let ids: string[];
const clients: Client[] = [];
let url: string;

beforeAll(async () => {
  ids = [await instrumentId(world), await instrumentId(world, 'ETH/USDT')];
  const loadLatest = (wanted: readonly string[]) => latestQuotes(world.visitor, wanted);
  hub = createQuoteHub({ bus: world.bus, loadLatest });
  const schema = await buildSchema({
    resolvers: [MarketResolver, QuotesResolver],
    validate: false,
    // Demanded, though the resolvers bring their own streams.
    pubSub: { publish: () => undefined, subscribe: () => hub.quotesFor([]) },
  });
  const fast = useQuoteFastPath(hub, schema);
  http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  useServer(
    {
      schema,
      context: () => ({ ...world.visitor, quoteHub: hub }),
      subscribe: fast.subscribe,
      onSubscribe: (connection, id, payload) => {
        const taken = fast.onSubscribe(connection, id, payload);
        if (taken) fastOnes += 1;
        return taken;
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  fastOnes = 0;
});
beforeClosing(() => {
  hub.close();
  http.close();
  http.closeAllConnections();
});

async function record(price: string, symbol = 'BTC/USDT'): Promise<void> {
  await quote(world, price, symbol);
  await world.bus.publish('quotes', [await instrumentId(world, symbol)]);
}

/** Everything one subscription is sent, as the client library reads it. */
function watch(query: string, variables: Record<string, unknown>) {
  const client = createClient({ url, webSocketImpl: WebSocket, generateID: () => 'quotes' });
  clients.push(client);
  const frames: unknown[] = [];
  const stop = client.subscribe(
    { query, variables },
    {
      next: (frame) => frames.push(frame),
      error: (error) => frames.push(error),
      complete: () => undefined,
    },
  );
  return { frames, stop };
}

describe('P6: the published document Quotes', () => {
  it('gets frame by frame what ordinary execution gives', async () => {
    await record('90000.00');
    await record('3000.00', 'ETH/USDT');
    const fast = watch(published, { instrumentIds: ids });
    const again = watch(published, { instrumentIds: ids });
    const slow = watch(other, { ids });
    const all = [fast, again, slow];
    await holds(() => all.every(({ frames }) => frames.length === 1));
    await record('90000.50');
    await holds(() => all.every(({ frames }) => frames.length === 2));
    expect(fastOnes).toBe(2);
    expect(fast.frames).toHaveLength(2);
    expect(fast.frames).toEqual(slow.frames);
    expect(again.frames).toEqual(slow.frames);
  });

  it('is served to Apollo, which asks for type names, just as fast', async () => {
    const { frames } = watch(withTypename, { instrumentIds: ids });
    await holds(() => frames.length > 0);
    expect(fastOnes).toBe(1);
    const [frame] = frames as { data: { quotes: Record<string, string>[] } }[];
    expect(frames).toHaveLength(1);
    expect(frame?.data.quotes.map((one) => [one.instrumentId, one.__typename])).toEqual(
      ids.map((id) => [id, 'Quote']),
    );
  });

  it('stops when the client does, and starts again for the next one', async () => {
    // What nobody watches is not kept up to date: those of other tests have gone.
    await holds(() => hub.known(ids).length === 0);
    const gone = watch(published, { instrumentIds: ids });
    await holds(() => gone.frames.length > 0);
    gone.stop();
    await holds(() => hub.known(ids).length === 0);
    const before = gone.frames.length;
    const next = watch(published, { instrumentIds: ids });
    await holds(() => next.frames.length > 0);
    await record('90001.00');
    await holds(() => JSON.stringify(next.frames.at(-1)).includes('90001.00'));
    expect(gone.frames).toHaveLength(before);
  });

  it.each([
    [
      'another selection',
      `subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { id } }`,
      () => ({ instrumentIds: ids }),
    ],
    [
      'numbers for ids',
      published,
      () => ({ instrumentIds: ids.map((id) => Number.parseInt(id, 10)) }),
    ],
  ])('is left to ordinary execution with %s', async (_what, query, variables) => {
    const { frames } = watch(query, variables());
    await holds(() => frames.length > 0);
    expect(fastOnes).toBe(0);
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({ data: { quotes: [{}, {}] } });
  });

  it('refuses what is no list of ids, like any query', async () => {
    const { frames } = watch(published, { instrumentIds: null });
    await holds(() => frames.length > 0);
    expect(fastOnes).toBe(0);
    expect(JSON.stringify(frames)).toContain('instrumentIds');
  });
});

describe('a client that does not keep up', () => {
  it('gets nothing while it is behind, and then only the newest', async () => {
    const { readQuotesOperation } = await import('./quote-frames');
    expect(readQuotesOperation({ query: published, variables: { instrumentIds: [] } })).toBeNull();
    const sent: string[] = [];
    const socket = {
      bufferedAmount: 0,
      send: (data: unknown) => sent.push(String(data)),
      terminate: () => undefined,
    };
    const fast = useQuoteFastPath(hub, {} as never);
    const args = fast.onSubscribe({ extra: { socket: socket } }, 'slow', {
      query: published,
      variables: { instrumentIds: ids },
    });
    if (!args) throw new Error('not taken');
    const iterator = (await fast.subscribe(args)) as AsyncIterableIterator<unknown>;
    await holds(() => sent.length === 1);
    // Told after the slow client, so that what it has seen the other was to be told.
    const seen: string[] = [];
    const stop = hub.subscribe(ids, (changed) => seen.push(...changed.map(({ price }) => price)));
    socket.bufferedAmount = 1_000_000;
    for (const price of ['90010.00', '90011.00']) {
      await record(price);
      await holds(() => seen.includes(price));
    }
    expect(sent).toHaveLength(1);
    socket.bufferedAmount = 0;
    await record('3001.00', 'ETH/USDT');
    await holds(() => seen.includes('3001.00'));
    stop();
    await iterator.return?.();
    const { payload } = JSON.parse(sent[1] ?? '') as {
      payload: { data: { quotes: { price: string }[] } };
    };
    expect(payload.data.quotes.map(({ price }) => price)).toEqual(['90011.00', '3001.00']);
    expect(sent).toHaveLength(2);
  });
});
