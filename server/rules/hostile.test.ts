import { WebSocket } from 'ws';
import { theSchemas } from '../http/schemas';
import { submitRecharge } from '../modules/recharges';
import { acceptUpload } from '../modules/uploads';
import { usd } from '../../schema/money';
import { graphqlAsk, isFault, legacyAsks, send, type Ask } from '../testing/asks';
import { dayNumber } from '../testing/clock';
import { hostileValues, placesOf, valuesFor } from '../testing/corpus';
import { legacyParameters } from '../testing/legacy-parameters';
import { holds } from '../testing/holds';
import { anOpenOrder } from '../testing/people/contracts';
import { aSession, aStaffSession } from '../testing/http';
import { aPicture } from '../testing/files/picture';
import { aBankChannel } from '../testing/recharges';
import { withFaultLines, withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let token: string;
let cookie: string;
let samples: Record<string, string | number | boolean>;
const logged = withFaultLines();

beforeAll(async () => {
  const person = await aUserWith(world, '5000.00');
  // The low numbers are sessions of somebody else: no number tried here ends the one that tries.
  const stranger = await aUserWith(world, '1.00');
  for (let n = 0; n < 12; n += 1) await aSession(world, stranger.userId);
  token = await aSession(world, person.userId);
  const { staff: admin } = await aStaffMember(world, 'ADMIN');
  cookie = await aStaffSession(world, admin.staffId);
  await quote(world, '91000.00');
  const channel = await aBankChannel(world);
  const { path } = await acceptUpload(person.ctx, await aPicture());
  const asked = { channel, amount: usd(20_000n), screenshot: path, idempotencyKey: null };
  const { resultId } = await submitRecharge(person.ctx, asked);
  const instrument = await instrumentId(world);
  await anOpenOrder(world, person, { dollars: '10.00' });
  samples = {
    instrumentId: instrument,
    channelId: channel,
    screenshot: path,
    id: resultId,
    userId: person.userId,
    amount: '150.00',
    durationSeconds: 60,
    account: 'somebody@test.tarn',
    email: 'somebody@test.tarn',
    password: 'harbour-7',
    passwordRepeat: 'harbour-7',
    reason: 'Asked by the customer.',
    bankReference: 'WIRE 1',
    agreed: true,
  };
});

/** Eight at a time. Resolves to what went wrong, in words. */
async function faultsOf(tries: readonly Ask[]): Promise<string[]> {
  const waiting = tries.values();
  const faults: string[] = [];
  const worker = async () => {
    for (const ask of waiting) {
      const answer = await send(server.url, ask);
      if (isFault(answer))
        faults.push(`${ask.name}: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

async function graphqlTries(schema: 'user' | 'admin'): Promise<Ask[]> {
  const { userSchema, adminSchema } = await theSchemas();
  const built = schema === 'user' ? userSchema : adminSchema;
  return placesOf(built, samples).flatMap((place, at) =>
    ofToday(valuesFor(place), at).map((value) =>
      graphqlAsk(schema, { token, cookie, samples }, { place, value }),
    ),
  );
}

/** In how many days every value has been in every place. */
const DAYS = 16;

/** One value in sixteen in each place, others tomorrow. */
const ofToday = <V>(values: readonly V[], place: number): readonly V[] => {
  const day = dayNumber();
  return values.filter((_, n) => (n + place + day) % DAYS === 0);
};

/** So that a slow machine has time for each. */
const PARTS = Array.from({ length: 8 }, (_, n) => n);

interface Parameter {
  readonly name: string;
  /** An older name is read by the same line: one value in five shows that it is. */
  readonly older: boolean;
  readonly turn: number;
}

const parametersOf = (path: string): Parameter[] =>
  (legacyParameters[path] ?? [])
    .flatMap((names) => names.map((name, n) => ({ name, older: n > 0 })))
    .map((one, turn) => ({ ...one, turn }));

/** Each value of today in one encoding, in turn; what is no text in JSON too, where it has a type. */
function legacyTries(path: string, { name: parameter, older, turn }: Parameter): Ask[] {
  return ofToday(hostileValues, turn).flatMap((value, n) => {
    const all = legacyAsks({ path, parameter }, { token, cookie, samples }, value);
    const typed = value.json.startsWith('"') ? [] : all.slice(1, 2);
    if (older && (n + turn) % 5 > 0) return [];
    return [...all.slice((n + turn) % 4).slice(0, 1), ...typed];
  });
}

/** Guessing is limited, and a limit would answer before the value is met. */
const forgiveTries = () =>
  world.sql.owner.query('DELETE FROM failed_try; DELETE FROM account_throttle');

describe('QUALITY 3: no input makes a fault', () => {
  describe.each(['user', 'admin'] as const)('any value of the schema of: %s', (who) => {
    it.each(PARTS)(
      'in any argument or input field, part %i',
      async (part) => {
        const tries = (await graphqlTries(who)).filter((_, n) => n % PARTS.length === part);
        expect(tries.length).toBeGreaterThan(hostileValues.length);
        for (let at = 0; at < tries.length; at += 500) {
          await forgiveTries();
          expect(await faultsOf(tries.slice(at, at + 500))).toEqual([]);
        }
        expect(logged).toEqual([]);
      },
      120_000,
    );
  });

  it.each(Object.keys(legacyParameters))(
    'any value in any parameter, as form, JSON, query and parts, of the old path: %s',
    async (path) => {
      await forgiveTries();
      const tries = parametersOf(path).flatMap((parameter) => legacyTries(path, parameter));
      expect(await faultsOf(tries)).toEqual([]);
      expect(logged).toEqual([]);
    },
    120_000,
  );

  it('any value for the instruments whose quotes are subscribed to, alone and in a list', async () => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const types: string[] = [];
    socket.on('message', (data: Buffer) => {
      types.push((JSON.parse(data.toString('utf8')) as { type: string }).type);
    });
    const count = (type: string) => types.filter((one) => one === type).length;
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    await holds(() => count('connection_ack') === 1);
    const query = JSON.stringify(
      'subscription Q($ids: [ID!]!) { quotes(instrumentIds: $ids) { price } }',
    );
    for (const [n, { json }] of hostileValues.entries()) {
      for (const ids of [json, `[${json}]`]) {
        const id = `${String(n)}/${ids === json ? 'one' : 'list'}`;
        const payload = `{"query":${query},"variables":{"ids":${ids}}}`;
        socket.send(`{"id":"${id}","type":"subscribe","payload":${payload}}`);
        socket.send(JSON.stringify({ id, type: 'complete' }));
      }
      socket.send(JSON.stringify({ type: 'ping' }));
      await holds(() => count('pong') === n + 1);
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
    expect(logged).toEqual([]);
  }, 60_000);
});
