import { WebSocket } from 'ws';
import { buildAdminSchema } from './graphql/admin-schema';
import { buildUserSchema } from './graphql/user-schema';
import { submitRecharge } from './modules/funding';
import { acceptUpload } from './modules/uploads';
import { placeOrder } from './modules/trading';
import { log } from './platform/log';
import { paths } from './rest/paths';
import { money } from '../schema/money';
import {
  asText,
  hostileValues,
  legacyParameters,
  placesOf,
  valuesFor,
  type Hostile,
} from './testing/corpus';
import { holds } from './testing/holds';
import { aSession, aStaffSession, openServer, type TestServer } from './testing/http';
import { aPicture } from './testing/picture';
import { aBankChannel } from './testing/recharges';
import {
  aStaffMember,
  aUserWith,
  instrumentId,
  openWorld,
  quote,
  type World,
} from './testing/world';

let world: World;
let server: TestServer;
let token: string;
let cookie: string;
let samples: Record<string, string | number | boolean>;
const logged = [jest.spyOn(log, 'error'), jest.spyOn(log, 'fatal')];

beforeAll(async () => {
  world = await openWorld();
  server = await openServer(world);
  const person = await aUserWith(world, '5000.00');
  token = await aSession(world, person.userId);
  const { staff: admin } = await aStaffMember(world, 'ADMIN');
  cookie = await aStaffSession(world, admin.staffId);
  await quote(world, '91000.00');
  const channel = await aBankChannel(world);
  const { path } = await acceptUpload(person.ctx, await aPicture());
  const asked = { channel, amount: money('USD', 20_000n), screenshot: path, idempotencyKey: null };
  const { resultId } = await submitRecharge(person.ctx, asked);
  const instrument = await instrumentId(world);
  const terms = {
    direction: 'UP',
    multiple: 1,
    durationSeconds: 60,
    idempotencyKey: null,
  } as const;
  const amount = money('USD', 1_000n);
  await placeOrder(person.ctx, { instrumentId: instrument, amount, ...terms });
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
beforeEach(() => logged.forEach((spy) => spy.mockClear()));
afterAll(async () => {
  await server.close();
  await world.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function post(
  path: string,
  headers: Record<string, string>,
  body?: string | FormData,
): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** A fault is a status of 500 and up but the named 503, its code, or whatever the log calls an error. */
const isFault = ({ status, text }: Answer): boolean =>
  (status >= 500 && !(status === 503 && text.includes('SYSTEM_BUSY'))) ||
  text.includes('OPERATION_FAILED');

interface Try {
  readonly name: string;
  readonly ask: () => Promise<Answer>;
}

/** Eight at a time. Resolves to what went wrong, in words. */
async function faultsOf(tries: readonly Try[]): Promise<string[]> {
  const waiting = tries.values();
  const faults: string[] = [];
  const worker = async () => {
    for (const { name, ask } of waiting) {
      const answer = await ask();
      if (isFault(answer))
        faults.push(`${name}: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;

async function graphqlTries(who: 'user' | 'staff'): Promise<Try[]> {
  const schema = who === 'user' ? await buildUserSchema() : await buildAdminSchema();
  const path = who === 'user' ? '/graphql' : '/admin/graphql';
  const signedIn: Record<string, string> =
    who === 'user' ? { token } : { 'x-tarn-console': '1', cookie: `tarn_console=${cookie}` };
  return placesOf(schema, samples).flatMap((place) =>
    valuesFor(place).map((value) => ({
      name: `${place.name} = ${value.name}`,
      ask: () => {
        const query = JSON.stringify(place.query);
        const body = `{"query":${query},"variables":${place.variables(value)}}`;
        return post(path, { ...JSON_TYPE, ...signedIn }, body);
      },
    })),
  );
}

/** Valid where nothing else is said, so that the one hostile value is what is met. */
const legacySamples = (): Readonly<Record<string, string>> => ({
  order_type: '0',
  order_pid: String(samples.instrumentId),
  pid: String(samples.instrumentId),
  order_price: '10',
  order_sen: '60',
  money: '150',
  type: 'bank',
  screenshot: String(samples.screenshot),
  phone: 'somebody@test.tarn',
  password: 'harbour-7',
  password2: 'harbour-7',
});

const form = (pairs: Readonly<Record<string, string>>) => new URLSearchParams(pairs).toString();

function parts(pairs: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(pairs)) body.append(name, value);
  return body;
}

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

/** Each value in one encoding, in turn; what is no text in JSON too, where it has a type. */
function legacyTries(path: string, { name: parameter, older, turn }: Parameter): Try[] {
  const known = legacySamples();
  const wanted = (legacyParameters[path] ?? []).flat().filter((name) => name in known);
  const rest = Object.fromEntries(
    wanted.filter((name) => name !== parameter).map((name) => [name, known[name] ?? '']),
  );
  const url = `/api/${path}`;
  return hostileValues.flatMap((value: Hostile, n) => {
    const text = asText(value);
    const others = Object.entries(rest).map(
      ([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`,
    );
    const json = `{${[...others, `${JSON.stringify(parameter)}:${value.json}`].join(',')}}`;
    const query = `${url}?${form({ ...rest, [parameter]: text.slice(0, 2_000) })}`;
    const named = (how: string) => `${path} ${parameter} = ${value.name} as ${how}`;
    const urlencoded = { token, 'content-type': 'application/x-www-form-urlencoded' };
    const all = [
      {
        name: named('form'),
        ask: () => post(url, urlencoded, form({ ...rest, [parameter]: text })),
      },
      { name: named('JSON'), ask: () => post(url, { token, ...JSON_TYPE }, json) },
      { name: named('query'), ask: () => post(query, { token }) },
      {
        name: named('parts'),
        ask: () => post(url, { token }, parts({ ...rest, [parameter]: text })),
      },
    ];
    const typed = value.json.startsWith('"') ? [] : all.slice(1, 2);
    if (older && (n + turn) % 5 > 0) return [];
    return [...all.slice((n + turn) % 4).slice(0, 1), ...typed];
  });
}

const logLines = () => logged.flatMap((spy) => spy.mock.calls.map((call) => JSON.stringify(call)));

/** Guessing is limited, and a limit would answer before the value is met. */
const forgiveTries = () => world.sql.owner.query('DELETE FROM failed_try');

describe('QUALITY 3: no input makes a fault', () => {
  it.each(['user', 'staff'] as const)(
    'any value in any argument or input field of the schema of: %s',
    async (who) => {
      const tries = await graphqlTries(who);
      expect(tries.length).toBeGreaterThan(30 * hostileValues.length);
      const faults: string[] = [];
      for (let at = 0; at < tries.length; at += 500) {
        await forgiveTries();
        faults.push(...(await faultsOf(tries.slice(at, at + 500))));
      }
      expect(faults).toEqual([]);
      expect(logLines()).toEqual([]);
    },
    120_000,
  );

  it('the list of parameters names every path of the old API that is built', () => {
    const built = Object.keys(paths).filter((path) => paths[path] === 'built');
    expect(Object.keys(legacyParameters).sort()).toEqual(built.sort());
  });

  it('any value in any parameter of the old API, as form, JSON, query and parts', async () => {
    const faults: string[] = [];
    for (const path of Object.keys(legacyParameters)) {
      await forgiveTries();
      const tries = parametersOf(path).flatMap((parameter) => legacyTries(path, parameter));
      faults.push(...(await faultsOf(tries)));
    }
    expect(faults).toEqual([]);
    expect(logLines()).toEqual([]);
  }, 120_000);

  it('any value where a subscription takes one', async () => {
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
    expect(logLines()).toEqual([]);
  }, 60_000);
});
