import { randomBytes, randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { theSchemas } from '../http/schemas';
import { openConversation } from '../modules/support';
import { hostileValues, subscribedPlacesOf, type Hostile, type Place } from '../testing/corpus';
import { holds } from '../testing/holds';
import { aSession, aStaffSession } from '../testing/http';
import { knock, type Knocking, type TestSocket } from '../testing/sockets';
import { withFaultLines, withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUser, instrumentId, quote } from '../testing/world';

const world = withWorld();
const server = withServer(world);
const logged = withFaultLines();
let users: Place[];
let staff: Place[];
let token: string;
let cookie: string;

beforeAll(async () => {
  const { userSchema, adminSchema } = await theSchemas();
  await quote(world, '91000.00');
  // No number that is tried is a conversation that staff may hear of.
  await world.sql.owner.query('ALTER TABLE conversation ALTER COLUMN id RESTART WITH 5000');
  const said = { topic: 'OTHER', text: 'Hello.', clientId: randomUUID() } as const;
  const secret = randomBytes(32).toString('base64url');
  const id = await openConversation(world.visitor, said, secret);
  const samples = { id, instrumentId: await instrumentId(world) };
  const places = (schema: GraphQLSchema) => subscribedPlacesOf(schema, samples);
  [users, staff] = [places(userSchema), places(adminSchema)];
  token = await aSession(world, (await aUser(world)).userId);
  const { staff: admin } = await aStaffMember(world, 'ADMIN');
  cookie = await aStaffSession(world, admin.staffId);
});

/** What is heard without a refusal where a value happens to be an instrument, or none. */
const LISTENS = 'Subscription.quotes.instrumentIds';

interface Answer {
  readonly errors?: Refusals;
}
type Refusals = readonly { readonly extensions?: { readonly code?: string } }[];

/** The codes of what a socket was told about one subscription; null for something that it was given. */
const codesIn = ({ told }: TestSocket, id: string): (string | null)[] =>
  told
    .filter((one) => one.id === id && one.type !== 'complete')
    .flatMap(({ type, payload }) => {
      const errors = type === 'error' ? (payload as Refusals) : (payload as Answer).errors;
      return errors?.map(({ extensions }) => extensions?.code ?? 'NONE') ?? [null];
    });

/** Subscribes with this value, and hears what is said to it. */
async function tried(socket: TestSocket, place: Place, value: Hostile): Promise<string[]> {
  const id = `${place.name} = ${value.name}`.slice(0, 120);
  const payload = `{"query":${JSON.stringify(place.query)},"variables":${place.variables(value)}}`;
  socket.ws.send(`{"id":${JSON.stringify(id)},"type":"subscribe","payload":${payload}}`);
  if (place.name !== LISTENS) await holds(() => codesIn(socket, id).length > 0);
  socket.say({ id, type: 'complete' });
  const pongs = () => socket.told.filter(({ type }) => type === 'pong').length;
  const before = pongs();
  socket.say({ type: 'ping' });
  await holds(() => pongs() > before);
  const isFine = (code: string | null) =>
    code === null ? place.name === LISTENS : /^[A-Z_]+$/.test(code) && !FAULTS.has(code);
  return codesIn(socket, id)
    .filter((code) => !isFine(code))
    .map((code) => `${id}: ${code ?? 'it was heard'}`);
}

const FAULTS = new Set(['OPERATION_FAILED', 'INTERNAL_SERVER_ERROR', 'NONE']);

it.each<[string, () => readonly Place[], () => Knocking]>([
  ['a visitor', () => users, () => ({})],
  ['a user', () => users, () => ({ token })],
  ['staff', () => staff, () => ({ console: cookie })],
])(
  'QUALITY 3: no value makes a fault where a subscription takes one, by socket as %s',
  async (_, places, who) => {
    expect(places().length).toBeGreaterThan(0);
    const socket = knock(server, who());
    expect(await socket.greeted).toBe(true);
    const wrong: string[] = [];
    for (const place of places())
      for (const value of hostileValues) wrong.push(...(await tried(socket, place, value)));
    expect(wrong).toEqual([]);
    expect(socket.ws.readyState).toBe(socket.ws.OPEN);
    socket.ws.close();
    expect(logged).toEqual([]);
  },
  120_000,
);

it('every argument of a subscription of either schema is such a place', () => {
  expect([...users, ...staff].map(({ name }) => name)).toEqual([
    LISTENS,
    'Subscription.conversationEvents.visitor',
    'Subscription.conversationEvents.id',
    'Subscription.conversationEvents.id',
  ]);
});
