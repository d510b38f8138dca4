import { withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);

const post = async (path: string, type: string, body: string): Promise<number> => {
  const headers = { 'content-type': type };
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
};
const [FORM, JSON_TYPE] = ['application/x-www-form-urlencoded', 'application/json'];
const dots = '.'.repeat(60_000);
const signIn = (account: string) =>
  JSON.stringify({
    query: 'mutation S($i: SessionOpenInput!) { sessionOpen(input: $i) { token } }',
    variables: { i: { account, password: 'x' } },
  });

const heavy: readonly (readonly [string, () => Promise<number>])[] = [
  ['60,000 dots as an account', () => post('/api/login/index', FORM, `phone=${dots}&password=x`)],
  ['60,000 dots as an account of GraphQL', () => post('/graphql', JSON_TYPE, signIn(dots))],
  ['an e-mail of 60,000 dots', () => post('/api/login/code', FORM, `phone=a@${dots}`)],
  [
    '32,500 escaped quotes in a string without end',
    () => post('/api/login/index', JSON_TYPE, `{"phone":"${'\\"'.repeat(32_500)}`),
  ],
  [
    '32,500 escaped quotes',
    () => post('/api/login/index', JSON_TYPE, `{"phone":"${'\\"'.repeat(32_500)}"}`),
  ],
  [
    '65,000 quotes that open strings',
    () => post('/api/login/index', JSON_TYPE, `{${'"'.repeat(65_001)}`),
  ],
  ['65,000 minus signs', () => post('/api/login/index', JSON_TYPE, `{"a":${'-'.repeat(65_000)}`)],
  ['65,000 digits', () => post('/api/login/index', JSON_TYPE, `{"a":${'9'.repeat(65_000)}}`)],
];

async function healthMs(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${server.url}/healthz`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - began;
}

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

const inARow = async (work: () => Promise<number>, times: number): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push(await work());
  return all;
};

/** What five of these and nine looks at its health cost this process, and how long such a look took beside them. */
async function round(send: () => Promise<number>) {
  const began = process.cpuUsage();
  const sent = inARow(send, 5);
  const beside = median(await inARow(healthMs, 9));
  for (const status of await sent) expect(status).toBeLessThan(500);
  // Of this process alone, so that a busy machine does not count.
  const { user, system } = process.cpuUsage(began);
  return { cpuMs: (user + system) / 1_000, beside };
}

describe('QUALITY 3: nothing is quadratic', () => {
  it.each(heavy)('%s: answered at once, and nobody else waits', async (_, send) => {
    await send();
    const alone = median(await inARow(healthMs, 9));
    // A heap that is cleared in between costs a second, once; what is quadratic costs it every time.
    const rounds = [await round(send), await round(send), await round(send)];
    expect(Math.min(...rounds.map(({ cpuMs }) => cpuMs))).toBeLessThan(500);
    expect(Math.min(...rounds.map(({ beside }) => beside))).toBeLessThan(100 + 10 * alone);
  });
});
