import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { readSession } from '../modules/accounts';
import { createApp } from '../http/express-app';
import { createHttpServer } from '../http/http-server';
import { serveApis } from '../http/graphql-endpoints';
import { aSession, graphql, openServer, type TestServer } from '../testing/http';
import { knock, type TestSocket } from '../testing/sockets';
import { beforeClosing, withWorld } from '../testing/suite';
import { aUserWith } from '../testing/world';
import { serveLive } from '../http/sockets/sockets';
import { createQuoteHub } from '../modules/market/live/quote-hub';

const world = withWorld();
let practice: TestServer;
let live: TestServer;
const open: TestSocket[] = [];
beforeAll(async () => {
  practice = await openServer(world);
  live = await openServer({ ...world, config: { ...world.config, mode: 'live' } });
});
afterEach(() => {
  for (const { ws } of open.splice(0)) ws.terminate();
});
beforeClosing(async () => {
  await live.close();
  await practice.close();
});

async function come(
  server: Pick<TestServer, 'url'>,
  token: string | null = null,
): Promise<TestSocket> {
  const socket = knock(server, { token });
  open.push(socket);
  expect(await socket.greeted).toBe(true);
  return socket;
}

interface Complaint {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** What each way in says to the same document. */
async function told(server: TestServer, query: string) {
  const { status, text } = await graphql(server, { query });
  const socket = await come(server);
  socket.subscribe('it', query);
  const { type, payload } = await socket.answer('it');
  const { errors = [] } = JSON.parse(text) as { errors?: Complaint[] };
  return { status, http: inOne(errors), type, socket: inOne(payload as Complaint[]) };
}

/** All messages, and the code of the first. */
const inOne = (complaints: readonly Complaint[]) => ({
  message: complaints.map(({ message }) => message).join('\n'),
  code: complaints[0]?.extensions?.code,
});

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

const REFUSED = [
  ['16 aliases', `{ ${times(16, (n) => `a${String(n)}: platform { brand }`)} }`, /Aliases limit/],
  ['150 aliases', `{ ${times(150, (n) => `a${String(n)}: platform { brand }`)} }`, /Aliases limit/],
  ['much for its cost', '{ orders(first: 5000) { edges { node { id } } } }', /Cost limit/],
  ['ten levels', `{ platform ${'{ ... '.repeat(9)} { brand } ${'} '.repeat(9)} }`, /depth limit/],
  [
    '21 directives',
    `{ platform { ${'brand @include(if: true) '.repeat(21)} } }`,
    /Directives limit/,
  ],
  ['1,501 tokens', `{ ${'platform { brand } '.repeat(375)} }`, /token/i],
  [
    'fragments that double each other',
    `query { ...F0 } ${times(18, (n) => `fragment F${String(n)} on Query { ...F${String(n + 1)} ...F${String(n + 1)} }`)} fragment F18 on Query { platform { brand } }`,
    /cost|depth|recursive|selection/i,
  ],
] as const;

describe('QUALITY 3: a document is held to one list of rules over HTTP and over a socket', () => {
  it.each(REFUSED)('%s', async (_what, query, complaint) => {
    const { status, http, type, socket } = await told(practice, query);
    expect([status, http.message]).toEqual([400, expect.stringMatching(complaint)]);
    expect([type, socket.message]).toEqual(['error', expect.stringMatching(complaint)]);
    expect(socket.code).toBe(http.code);
  });

  it('two mutations at once', async () => {
    const query = 'mutation { a: sessionClose { closed } b: sessionClose { closed } }';
    const { status, http, socket } = await told(practice, query);
    expect([status, http.message]).toEqual([400, 'A mutation has one root field.']);
    expect(socket.message).toBe('A mutation has one root field.');
  });

  it('a field that does not exist is refused without a hint of those that do', async () => {
    const { http, socket } = await told(live, '{ platfrm { brand } }');
    expect([http.message, socket.message].join()).toContain('platfrm');
    expect([http.message, socket.message].join()).not.toContain('Did you mean');
    expect([http.message, socket.message].join()).not.toContain('"platform"');
  });

  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'the schema is told in practice mode alone: %s',
    async (query) => {
      const closed = await told(live, query);
      expect([closed.status, closed.http.message]).toEqual([
        400,
        expect.stringMatching(/introspection/i),
      ]);
      expect([closed.type, closed.socket.message]).toEqual([
        'error',
        expect.stringMatching(/introspection/i),
      ]);
      expect((await graphql(practice, { query })).status).toBe(200);
    },
  );
});

describe('QUALITY 3: a socket carries subscriptions alone', () => {
  it.each(['{ me { id } }', 'mutation { sessionClose { closed } }'])(
    'and not: %s',
    async (query) => {
      const { userId } = await aUserWith(world, '1.00');
      const token = await aSession(world, userId);
      const socket = await come(practice, token);
      socket.subscribe('it', query);
      expect(await socket.answer('it')).toMatchObject({
        type: 'error',
        payload: [{ message: 'A socket carries subscriptions alone.' }],
      });
      expect(await readSession(world.visitor, token)).toMatchObject({ userId });
    },
  );

  it('and runs the one it was asked for', async () => {
    const socket = await come(practice);
    const query = 'query A { me { id } } subscription B { accountEvents { kind } }';
    socket.say({ id: 'a', type: 'subscribe', payload: { query, operationName: 'A' } });
    socket.say({ id: 'b', type: 'subscribe', payload: { query, operationName: 'B' } });
    expect(JSON.stringify(await socket.answer('a'))).toContain('subscriptions alone');
    expect(JSON.stringify(await socket.answer('b'))).toContain('UNAUTHENTICATED');
  });

  it('told of a variable of another kind by its name', async () => {
    const socket = await come(practice);
    socket.subscribe('it', 'subscription Q($i: [ID!]!) { quotes(instrumentIds: $i) { id } }', {
      i: null,
    });
    expect(JSON.stringify(await socket.answer('it'))).toMatch(/\$i.*BAD_USER_INPUT/);
  });
});

describe('S2: what fails inside is not told', () => {
  const SECRET = 'relation "tarn.secret_table" does not exist';
  const boom = () => {
    throw new Error(SECRET);
  };
  const fails = { type: new GraphQLNonNull(GraphQLString), resolve: boom };
  async function* once() {
    yield await Promise.resolve({});
  }
  async function* breaks() {
    yield await Promise.resolve({ breaks: 'fine' });
    boom();
  }
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { fails } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        fails: { ...fails, subscribe: once },
        begins: { type: GraphQLString, subscribe: boom },
        breaks: { type: GraphQLString, subscribe: breaks },
      },
    }),
  });

  let server: Awaited<ReturnType<typeof faulty>> | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  async function faulty(): Promise<Omit<TestServer, 'watches'>> {
    const { db, bus, config, visitor } = world;
    const quoteHub = createQuoteHub({ bus, loadLatest: () => Promise.resolve([]) });
    const base = { db, bus, config, quoteHub, now: visitor.now };
    const app = createApp(config);
    const apis = await serveApis(app, base, { userSchema: schema, adminSchema: schema });
    const { http, refuseRaw } = createHttpServer(app, false);
    const sockets = serveLive({
      base,
      http,
      refuseRaw,
      userSchema: schema,
      adminSchema: schema,
      addressOf: () => '127.0.0.1',
      endedSessions: () => Promise.resolve(new Set()),
      limits: () => Promise.resolve({ subscriptionsMax: 9, perSessionMax: 9, perAddressMax: 9 }),
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = http.address();
    return {
      url: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`,
      async close() {
        await sockets.close();
        http.closeAllConnections();
        http.close();
        await apis.stop();
        quoteHub.close();
      },
    };
  }

  it('over HTTP, nor over a socket: at the beginning, in an event, or between two', async () => {
    server = await faulty();
    const { text } = await graphql(server, { query: '{ fails }' });
    const socket = await come(server);
    for (const field of ['fails', 'begins', 'breaks']) {
      socket.subscribe(field, `subscription { ${field} }`);
      await socket.answer(field);
    }
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (!socket.told.some(({ id, type }) => id === 'breaks' && type === 'error')) return;
        clearInterval(look);
        resolve();
      }, 10).unref();
    });
    for (const said of [text, ...socket.told.map((one) => JSON.stringify(one))]) {
      expect(said).not.toContain('secret');
    }
    expect(text).toContain('OPERATION_FAILED');
    for (const field of ['fails', 'begins', 'breaks']) {
      expect(JSON.stringify(socket.told.filter(({ id }) => id === field))).toContain(
        'OPERATION_FAILED',
      );
    }
  });

  it('of the database, over HTTP and when a socket is opened', async () => {
    const { userId } = await aUserWith(world, '1.00');
    const token = await aSession(world, userId);
    await world.sql.owner.query('ALTER TABLE user_session RENAME TO user_session_away');
    const { text } = await graphql(practice, { query: '{ me { id } }', token });
    const socket = knock(practice, { token });
    const closed = await new Promise<string>((resolve) => {
      socket.ws.on('close', (code, reason) => {
        resolve(`${String(code)} ${reason.toString()}`);
      });
    });
    await world.sql.owner.query('ALTER TABLE user_session_away RENAME TO user_session');
    expect(text).not.toContain('user_session');
    expect(closed).toBe('4500 Internal server error');
  });
});
