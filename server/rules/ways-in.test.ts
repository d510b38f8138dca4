import { connect } from 'node:net';
import { codeOfApp } from '../testing/people/second-factors';
import { openServer, aStaffSession, graphql, type TestServer } from '../testing/http';
import { putFile, newFileName, signedPath } from '../platform/files/files';
import { sendCode } from '../modules/accounts';
import { addStaffMember } from '../modules/staff';
import { answerTo, statusOf } from '../testing/raw';
import { beforeClosing, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, type World } from '../testing/world';

const world = withWorld();
let practice: TestServer;
let live: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  const withConfig = (config: Partial<World['config']>) =>
    openServer({ ...world, config: { ...world.config, ...config } });
  practice = await openServer(world);
  live = await withConfig({ mode: 'live' });
  behindProxy = await withConfig({ trustedProxies: ['loopback'] });
});
beforeClosing(async () => {
  await Promise.all([practice.close(), live.close(), behindProxy.close()]);
});

const head = (line: string, headers: readonly string[] = []) =>
  [line, 'Host: tarn.example', 'Connection: close', ...headers, '', ''].join('\r\n');

/** Every kind of answer, by the path it takes through the server. */
const ANSWERS: readonly (readonly [what: string, status: number, request: string])[] = [
  ['an answer', 200, head('GET /healthz HTTP/1.1')],
  ['an old answer', 200, head('GET /api/index/info HTTP/1.1')],
  ['a page', 302, head('GET / HTTP/1.1')],
  ['no such page', 404, head('GET /nothing HTTP/1.1')],
  ['no such file', 404, head('GET /files/u/nothing HTTP/1.1')],
  ['no such asset', 404, head('GET /h5/assets/nothing.js HTTP/1.1')],
  ['no such old path', 404, head('GET /api/nothing HTTP/1.1')],
  ['a method that is none of ours', 405, head('PUT /api/index/info HTTP/1.1')],
  [
    'a document that is none',
    400,
    head('GET /graphql?query=x HTTP/1.1', ['apollo-require-preflight: 1']),
  ],
  [
    'a call that is not from the console',
    403,
    head('POST /admin/graphql HTTP/1.1', ['Content-Length: 0']),
  ],
  ['an address that is none', 400, head('GET http://x:99999/ HTTP/1.1')],
  ['a broken path', 400, head('GET /files/u/%zz HTTP/1.1')],
  ['a request that is none', 400, 'nonsense\r\n\r\n'],
  ['a head that is too long', 431, head('GET / HTTP/1.1', [`x: ${'y'.repeat(20_000)}`])],
  ['an expectation', 417, head('GET / HTTP/1.1', ['Expect: miracles'])],
  ['a fault', 500, head('GET /api/index/home HTTP/1.1')],
  [
    'a socket where there is none',
    404,
    head('GET /x HTTP/1.1', ['Upgrade: websocket']).replace('close', 'upgrade'),
  ],
  [
    'a socket of another site',
    403,
    head('GET /admin/graphql HTTP/1.1', [
      'Upgrade: websocket',
      'Origin: https://evil.example',
    ]).replace('close', 'upgrade'),
  ],
  [
    'a socket that is none',
    400,
    head('GET /graphql HTTP/1.1', ['Upgrade: websocket']).replace('close', 'upgrade'),
  ],
];

const headerOf = (answer: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1];

/** Whatever is asked of instruments fails inside meanwhile. */
async function withFault<T>(what: string, work: () => Promise<T>): Promise<T> {
  if (what !== 'a fault') return work();
  await world.sql.owner.query('ALTER TABLE instrument RENAME TO instrument_away');
  try {
    return await work();
  } finally {
    await world.sql.owner.query('ALTER TABLE instrument_away RENAME TO instrument');
  }
}

describe('S8: every answer has its headers', () => {
  it.each(ANSWERS)('%s (%i), in practice and in live mode', async (what, status, request) => {
    const [ours, theirs] = await withFault(what, () =>
      Promise.all([answerTo(practice.url, request), answerTo(live.url, request)]),
    );
    for (const answer of [ours, theirs]) {
      expect(statusOf(answer)).toBe(status);
      expect(headerOf(answer, 'x-content-type-options')).toBe('nosniff');
      expect(headerOf(answer, 'referrer-policy')).toBe('same-origin');
      const policy = headerOf(answer, 'content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/wss?:(?!\/\/tarn\.example[ ;])/);
    }
    expect(headerOf(ours, 'strict-transport-security')).toBeUndefined();
    expect(headerOf(theirs, 'strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('a fault says nothing of itself', async () => {
    const [answer] = await withFault('a fault', () =>
      Promise.all([answerTo(practice.url, head('GET /api/index/home HTTP/1.1'))]),
    );
    expect(answer).not.toContain('instrument');
  });

  it.each([
    ['tarn.example:8443', "connect-src 'self' ws://tarn.example:8443 wss://tarn.example:8443;"],
    ['[::1]:3000', "connect-src 'self' ws://[::1]:3000 wss://[::1]:3000;"],
    ['x; script-src *', "connect-src 'self';"],
    ['a b', "connect-src 'self';"],
    ['*.evil.example', "connect-src 'self';"],
    ["'unsafe-inline'", "connect-src 'self';"],
  ])('pages may reach %s and nobody else', async (host, directive) => {
    const request = ['GET /healthz HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''].join(
      '\r\n',
    );
    const answer = await answerTo(practice.url, request);
    expect(headerOf(answer, 'content-security-policy')).toContain(directive);
  });

  it('in live mode over TLS alone', async () => {
    const answer = await answerTo(live.url, head('GET /healthz HTTP/1.1'));
    const policy = headerOf(answer, 'content-security-policy');
    expect(policy).toContain("connect-src 'self' wss://tarn.example;");
  });

  it('no page is of another maker', async () => {
    for (const server of [practice, live]) {
      const { status, text } = await fetch(`${server.url}/graphql`, {
        headers: { accept: 'text/html' },
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
      expect([status, /apollo.*(cdn|embeddable|sandbox)|<html/i.test(text)]).toEqual([400, false]);
    }
  });
});

describe('S8: the practice outbox', () => {
  const ask = (server: TestServer, host: string) =>
    answerTo(
      server.url,
      [
        'GET /practice/outbox?format=json HTTP/1.1',
        `Host: ${host}`,
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    );

  it('opens under the names of this machine alone, and in practice mode', async () => {
    await sendCode(world.visitor, { account: 'new@test.tarn', scene: 'REGISTER' });
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, statusOf(await ask(practice, host))]).toEqual([host, 200]);
      expect([host, statusOf(await ask(live, host))]).toEqual([host, 404]);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'x']) {
      const answer = await ask(practice, host);
      expect([host, statusOf(answer), answer.includes('new@test')]).toEqual([host, 404, false]);
    }
  });
});

describe('S4: a link to a picture', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('opens it for ten minutes, and not with another name, time or signature', async () => {
    const [name, other] = [newFileName(), newFileName()];
    await putFile(world.config, name, Buffer.from('a picture'));
    await putFile(world.config, other, Buffer.from('another'));
    const link = signedPath(world.config, name);
    const statusAt = async (path: string) => (await fetch(`${practice.url}${path}`)).status;
    const [, expires = '0'] = /e=([0-9]+)/.exec(link) ?? [];
    const later = String(Number.parseInt(expires, 10) + 60);
    expect(await statusAt(link)).toBe(200);
    expect(await statusAt(link.replace(name, other))).toBe(404);
    expect(await statusAt(link.replace(expires, later))).toBe(404);
    expect(await statusAt(link.replace(/s=.*/, 's=x'))).toBe(404);

    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 598_000);
    expect(await statusAt(link)).toBe(200);
    clock.mockReturnValue(now + 601_000);
    expect(await statusAt(link)).toBe(404);
  });
});

const BEGIN_FACTOR = `mutation Begin($input: StaffFactorBeginInput!) {
  staffFactorBegin(input: $input) { setupKey } }`;
const ENTER = `mutation Enter($input: StaffSessionOpenInput!) {
  staffSessionOpen(input: $input) { userErrors { code } } }`;

describe('A8: the cookie of the console', () => {
  it.each([
    ['practice', () => practice, false],
    ['live', () => live, true],
  ])('is out of reach for scripts and other sites, in %s mode', async (mode, server, secure) => {
    const email = `${mode}@staff.tarn`;
    const password = 'right-password';
    const { staff } = await aStaffMember(world, 'ADMIN');
    await addStaffMember(world.visitor, staff, { email, name: 'A', role: 'ADMIN', password });
    const ask = (query: string, input: object) =>
      fetch(`${server().url}/admin/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tarn-console': '1' },
        body: JSON.stringify({ query, variables: { input } }),
      });
    const begun = await (await ask(BEGIN_FACTOR, { email, password })).text();
    const [, key = ''] = /"setupKey":"([A-Z2-7]+)"/.exec(begun) ?? [];
    const totp = await codeOfApp(world, key);
    const response = await ask(ENTER, { email, password, totp });
    const cookie = response.headers.get('set-cookie') ?? '';
    const rules = cookie.split('; ').slice(1);
    expect(cookie).toMatch(/^tarn_console=[A-Za-z0-9_-]{43};/);
    expect(rules).toEqual(expect.arrayContaining(['Path=/admin', 'HttpOnly', 'SameSite=Strict']));
    expect(rules.includes('Secure')).toBe(secure);
  });
});

describe('A4: the address that counts', () => {
  /** The address under which the audit notes what staff did. */
  async function notedAddress(server: TestServer): Promise<string | undefined> {
    const { userId } = await aUserWith(world, '1.00');
    const { staff } = await aStaffMember(world, 'SUPPORT');
    await graphql(server, {
      query:
        'mutation Lock($input: UserLockInput!) { userLock(input: $input) { userErrors { code } } }',
      variables: { input: { id: userId, reason: 'To see who asked.' } },
      console: await aStaffSession(world, staff.staffId),
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    const { rows } = await world.sql.owner.query<{ source: string }>(
      `SELECT source FROM audit_entry WHERE subject = 'user/' || $1`,
      [userId],
    );
    return rows[0]?.source;
  }

  it('is not the one that a client writes itself', async () => {
    expect(await notedAddress(practice)).toMatch(/127\.0\.0\.1$/);
  });

  it('is the one that the nearest trusted proxy saw', async () => {
    expect(await notedAddress(behindProxy)).toBe('203.0.113.9');
  });
});

it('A4: over GraphQL too a header says when to come again', async () => {
  const query =
    'mutation Enter($input: SessionOpenInput!) { sessionOpen(input: $input) { userErrors { code } } }';
  const full = query.replace('{ code }', '{ code figures { name value } }');
  const call = {
    query: full,
    variables: { input: { account: 'x@test.tarn', password: 'wrong-1' } },
  };
  const ask = () =>
    fetch(`${practice.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    });
  const waits: (string | null)[] = [];
  for (let tries = 0; tries < 6; tries += 1) waits.push((await ask()).headers.get('retry-after'));
  expect(waits.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(waits[5]).toMatch(/^[1-9][0-9]*$/);
});

it('QUALITY 3: who begins a request and never ends it is let go after ten seconds', async () => {
  const { hostname, port } = new URL(practice.url);
  const began = performance.now();
  const lasted = await Promise.all(
    ['', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '].map(async (text) => {
      const socket = connect(Number.parseInt(port, 10), hostname);
      socket.on('error', () => undefined).write(text);
      await new Promise((resolve) => socket.resume().once('close', resolve));
      return performance.now() - began;
    }),
  );
  expect(Math.max(...lasted)).toBeLessThan(20_000);
});
