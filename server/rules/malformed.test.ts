import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { dice, type Dice } from '../testing/dice';
import { aSession } from '../testing/http';
import { answerTo, exchange, frame, statusOf, upgradeHead, watchProcess } from '../testing/raw';
import { beforeClosing, withServer, withWorld } from '../testing/suite';
import { aUserWith } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let token: string;
let real: ReturnType<typeof watchProcess>;
beforeAll(async () => {
  const { userId } = await aUserWith(world, '5.00');
  token = await aSession(world, userId);
  real = watchProcess();
});
beforeClosing(() => {
  real.stop();
});

const TARGETS = ['/graphql', '/admin/graphql', '/api/index/info', '/files/u/x', '/h5/'] as const;
const POSTS = ['/api/user/uploadfile', '/api/user/dorecharge', '/api/login/index'] as const;
const BAD_TARGETS = [
  '//',
  '///',
  '//x:99999/graphql',
  'http://x:99999/api/index/info',
  'http://[::1/api/index/info',
  'http://',
  '*',
  'graphql',
  '/%',
  '/files/u/%zz',
  '/api/%c0%ae/..',
  '/h5/%00',
  '/../../etc/passwd',
  `/${'a'.repeat(20_000)}`,
] as const;

const head = (line: string, headers: readonly string[] = []) =>
  [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

const post = (path: string, headers: readonly string[], body: Buffer | string) => {
  const content = Buffer.from(body);
  const all = [`token: ${token}`, `Content-Length: ${String(content.length)}`, ...headers];
  return Buffer.concat([Buffer.from(head(`POST ${path} HTTP/1.1`, all)), content]);
};

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="image"${name}\r\n\r\n${value}\r\n`;

const groups: Readonly<Record<string, (roll: Dice) => string | Buffer>> = {
  'start lines': ({ pick, below, bytes, either }) =>
    either(
      () =>
        head(`${pick(['GET', 'POST', 'PUT', 'TRACE', 'CONNECT'])} ${pick(BAD_TARGETS)} HTTP/1.1`),
      () => head(`GET ${pick(TARGETS)} HTTP/${String(below(10))}.${String(below(10))}`),
      () => `${pick(['', ' ', '\r\n', 'GET', 'GET /'])}\r\n\r\n`,
      () => Buffer.concat([bytes(1 + below(200)), Buffer.from('\r\n\r\n')]),
    ),
  upgrades: ({ pick, bytes, below, either }) =>
    either(
      () => upgradeHead(pick(BAD_TARGETS)),
      () => upgradeHead(pick(TARGETS)).replace(/Sec-WebSocket-Key: .*/, 'Sec-WebSocket-Key: x'),
      () => upgradeHead('/graphql').replace('13', pick(['0', '99', 'x'])),
      () => upgradeHead('/graphql').replace('graphql-transport-ws', pick([',,', ' ', 'a b'])),
      () => upgradeHead('/graphql').replace('GET', pick(['POST', 'PUT'])),
      () => upgradeHead('/graphql', ['Sec-WebSocket-Extensions: permessage-deflate; x=";;']),
      () => upgradeHead('/admin/graphql', [`Origin: ${pick(['null', 'http://', 'x', '//'])}`]),
      () => head(`GET ${pick(BAD_TARGETS)} HTTP/1.1`, ['Upgrade: h2c']).replace('close', 'Upgrade'),
      () => Buffer.concat([Buffer.from(upgradeHead('/graphql')), bytes(below(300))]),
    ),
  headers: ({ pick, below, bytes, either }) =>
    head(`${pick(['GET', 'POST'])} ${pick(TARGETS)} HTTP/1.1`, [
      either(
        () => `X: ${'y'.repeat(20_000)}`,
        () => `Content-Length: ${pick(['-1', 'x', '1e9', '5, 6', '99999999999999999999'])}`,
        () => `Transfer-Encoding: ${pick(['chunked, x', 'gzip', 'x', 'identity'])}`,
        () => `Content-Length: 5\r\nTransfer-Encoding: chunked`,
        () => `Expect: ${pick(['100-continue', 'x'])}`,
        () => `Host: ${pick(['a b', '[::', '"', '', 'x;y', 'a,b'])}`,
        () =>
          `Content-Type: ${pick(['multipart/form-data', 'x', 'application/json; charset=x', ';'])}`,
        () =>
          `Cookie: ${bytes(below(100))
            .toString('latin1')
            .replace(/[\r\n]/g, '')}`,
        () => `token: ${'t'.repeat(below(9_000))}`,
        () => `Range: bytes=${pick(['-', '9-1', '0-0,1-1,2-2', 'x'])}`,
        () => `If-None-Match: ${pick(['*', '"', 'W/'])}`,
        () => `X-Forwarded-For: ${pick([',,,', '::::', 'x'.repeat(300)])}`,
        () => ' folded: line',
        () => 'no colon at all',
      ).toString(),
    ]),
  'multipart bodies': ({ pick, below, bytes, either }) => {
    const boundary = pick(['b', 'b', 'b', '', '"', '-', 'x'.repeat(300)]);
    const body = either(
      () => part('; filename="a.png"', 'cut off'),
      () => part('; filename="a.png"', 'cut off').slice(0, below(80)),
      () => `${part('; filename="a.png"', 'x')}--b`,
      () => `--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n`,
      () => `--b\r\n${'X: y\r\n'.repeat(3_000)}\r\nx\r\n--b--\r\n`,
      () =>
        `--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nope\r\n\r\nx\r\n--b--`,
      () => `${part('; filename="a"', 'x').repeat(5)}--b--\r\n`,
      () => `${part('', 'x').repeat(60)}--b--\r\n`,
      () => `${part('', 'x'.repeat(70_000))}--b--\r\n`,
      () => Buffer.concat([Buffer.from(part('; filename="a"', '')), bytes(below(2_000))]),
    );
    const path = pick(POSTS);
    return post(path, [`Content-Type: multipart/form-data; boundary=${boundary}`], body);
  },
  'plain and packed bodies': ({ pick, below, bytes, either }) => {
    const type = pick(['application/json', 'application/x-www-form-urlencoded', 'text/html', '']);
    const path = pick(['/graphql', '/admin/graphql', '/api/user/addorder', '/api/login/index']);
    const body = either(
      () => gzipSync(Buffer.alloc(200_000)),
      () => gzipSync('{"query":"{ platform { brand } }"}').subarray(0, 20),
      () => '{"query":',
      () => '[{"query":"{ me { id } }"}]',
      () => '{"__proto__":{"a":1},"constructor":1}',
      () => `{"query":"${'{a'.repeat(5_000)}"}`,
      () => '['.repeat(30_000),
      () => 'a[b]=1&__proto__=2&%=%zz',
      () => `money=${'9'.repeat(60_000)}`,
      () => Buffer.alloc(70_000, 'x'),
      () => bytes(below(500)),
    );
    const coding = pick(['identity', 'gzip', 'deflate', 'br', 'x']);
    return post(
      path,
      [`Content-Type: ${type}`, `Content-Encoding: ${coding}`, 'x-tarn-console: 1'],
      body,
    );
  },
  'bodies that break off': ({ pick, below }) => {
    const whole = post(
      pick([...POSTS, '/graphql']),
      [`Content-Type: ${pick(['multipart/form-data; boundary=b', 'application/json'])}`],
      part('; filename="a.png"', 'x'.repeat(500)),
    );
    return whole.subarray(0, whole.length - 1 - below(600));
  },
  frames: ({ pick, below, bytes, either }) => {
    const init = frame('{"type":"connection_init"}');
    const said = either(
      () => bytes(1 + below(60)),
      () => frame('not json'),
      () => frame(bytes(50), pick([1, 2, 3, 8, 9, 10, 15])),
      () => frame('x'.repeat(65_537)),
      () => frame(JSON.stringify({ type: pick(['subscribe', 'next', 'complete', 'x', 'pong']) })),
      () =>
        frame(
          JSON.stringify({
            id: pick(['', '__proto__', 'a']),
            type: 'subscribe',
            payload: pick<unknown>([
              null,
              1,
              {},
              { query: '{' },
              { query: '{ me { id } }' },
              { query: 'subscription { x }', variables: [] },
            ]),
          }),
        ),
      () => frame('['.repeat(20_000)),
      () => Buffer.from([0x81, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      () => Buffer.from([0xc1, 0x80, 0, 0, 0, 0]),
      () => Buffer.from([0x81, 0x01, 0x41]),
    );
    const path = pick(['/graphql', '/admin/graphql']);
    return Buffer.concat([Buffer.from(upgradeHead(path)), init, said]);
  },
};

const EACH = Math.ceil(2_000 / Object.keys(groups).length);
const AT_ONCE = 40;

async function alive(): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

describe('QUALITY 3: no request ends the process', () => {
  it.each(Object.keys(groups))(
    'malformed %s: none of hundreds is answered with a fault, and the server lives',
    async (name) => {
      const make = groups[name];
      if (!make) throw new Error('no such group');
      const roll = dice(20_261_121 + name.length);
      for (let sent = 0; sent < EACH; sent += AT_ONCE) {
        const batch = Array.from({ length: Math.min(AT_ONCE, EACH - sent) }, () => make(roll));
        const answers = await Promise.all(batch.map((bytes) => exchange(server.url, bytes)));
        answers.forEach((answer, index) => {
          const asked = batch[index]?.toString('latin1').slice(0, 400);
          expect({ asked, served: statusOf(answer) < 500 }).toEqual({ asked, served: true });
        });
      }
      await alive();
      expect(real.seen).toEqual([]);
    },
    120_000,
  );

  it('a picture without its closing boundary is refused, and the server lives', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=b';
    const body = part('; filename="a.png"', 'and nothing more');
    const answer = await answerTo(server.url, post('/api/user/uploadfile', [type], body));
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"err":"PARAM_INVALID"');
    await alive();
    expect(real.seen).toEqual([]);
  });

  it.each([
    ['an upgrade to no address', upgradeHead('//'), 404],
    ['an upgrade to an address with no such port', upgradeHead('http://x:99999/graphql'), 400],
    ['a page with no such port', head('GET http://x:99999/h5/ HTTP/1.1'), 400],
    ['an old path with no such port', head('GET http://x:99999/api/index/info HTTP/1.1'), 400],
    ['an address that is none', head('GET graphql HTTP/1.1'), 400],
  ])('%s is told so', async (_what, bytes, status) => {
    expect(statusOf(await answerTo(server.url, bytes))).toBe(status);
    await alive();
    expect(real.seen).toEqual([]);
  });

  it('a socket that breaks before its upgrade is answered harms nobody', async () => {
    const { hostname, port } = new URL(server.url);
    const owner = await world.sql.owner.connect();
    // How many sockets may come is a setting, and whoever comes waits for it meanwhile.
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE setting');
    let answered = true;
    while (answered) {
      const socket = connect(Number.parseInt(port, 10), hostname);
      socket.on('error', () => undefined).write(upgradeHead('/graphql'));
      answered = await Promise.race([
        new Promise<boolean>((resolve) => socket.once('data', () => resolve(true))),
        new Promise<boolean>((resolve) => setTimeout(resolve, 300, false)),
      ]);
      socket.resetAndDestroy();
    }
    await alive();
    await owner.query('ROLLBACK');
    owner.release();
    await alive();
    expect(real.seen).toEqual([]);
  });
});
