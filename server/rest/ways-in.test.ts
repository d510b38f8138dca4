import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { legacy, openServer } from '../testing/http';
import { answerTo, askedWhileStopping, exchange, statusOf, pictureHead } from '../testing/raw';
import { withServer, withUser, withWorld } from '../testing/suite';
import { instrumentId } from '../testing/world';

const world = withWorld();
const server = withServer(world);
const ann = withUser(world);

const uploads = async () => {
  const { rows } = await world.sql.app.query('SELECT id FROM upload WHERE user_id = $1', [
    ann.userId,
  ]);
  return rows.length;
};

function pictureForm(content: Buffer): FormData {
  const form = new FormData();
  form.set('image', new Blob([Uint8Array.from(content)]), 'a.png');
  return form;
}

const head = (length: number, ...headers: readonly string[]) =>
  pictureHead('/api/user/uploadfile', length, ...headers);

describe('S4: a picture', () => {
  it('of a visitor is refused before it has come', async () => {
    const answer = await answerTo(server.url, head(30_000_000));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('"code":401');
    expect(answer).toContain('"err":"LOGIN_REQUIRED"');
  });

  it('of somebody who is signed in is waited for, until they hang up', async () => {
    const answer = await exchange(server.url, head(30_000_000, `token: ${ann.token}`));
    expect([statusOf(answer), answer.includes('LOGIN_REQUIRED')]).toEqual([400, false]);
  });

  it('whose sender goes away in the middle leaves nothing', async () => {
    const before = await uploads();
    const { hostname, port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number.parseInt(port, 10), hostname, () => {
        socket.write(head(9_000_000, `token: ${ann.token}`));
        socket.write(Buffer.alloc(1_000_000), () => socket.resetAndDestroy());
      });
      socket
        .on('error', () => undefined)
        .on('close', () => {
          resolve();
        });
    });
    const whole = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const next = await legacy(server, {
      path: 'user/uploadfile',
      token: ann.token,
      body: pictureForm(whole),
    });
    expect(next.err).toBeNull();
    expect(await uploads()).toBe(before + 1);
    const folder = path.join(world.config.dataDir, 'uploads');
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
    expect(names.filter((name) => name.includes('.webp'))).toHaveLength(before + 1);
  });

  it('goes by query alone where the operator allows a token there', async () => {
    const config = { ...world.config, legacyTokenInQuery: true };
    const old = await openServer({ ...world, config });
    const body = pictureForm(Buffer.from('no picture'));
    const asked = await legacy(old, { path: `user/uploadfile?token=${ann.token}`, body });
    const not = await legacy(server, { path: `user/uploadfile?token=${ann.token}`, body });
    await old.close();
    expect([asked.err, not.err]).toEqual(['FILE_INVALID', 'LOGIN_REQUIRED']);
  });

  it('waits in line, and is refused with 503 and Retry-After when the line is full', async () => {
    const large = await sharp({
      create: { width: 1_800, height: 1_800, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        legacy(server, { path: 'user/uploadfile', token: ann.token, body: pictureForm(large) }),
      ),
    );
    const kept = answers.filter(({ err }) => err === null);
    const busy = answers.filter(({ err }) => err === 'SYSTEM_BUSY');
    const others = answers.filter(({ err }) => err !== null && err !== 'SYSTEM_BUSY');
    expect(others.map(({ status, err }) => [status, err])).toEqual([]);
    expect(kept.length).toBeGreaterThanOrEqual(22);
    expect(busy.length).toBeGreaterThan(0);
    for (const { status, code, headers } of busy) {
      expect([status, code, headers.get('retry-after')]).toEqual([503, 0, '5']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is refused with 503 while the server stops', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nx\r\n--b--\r\n`;
    const answer = await askedWhileStopping(
      await openServer(world),
      `POST /api/user/uploadfile HTTP/1.1\r\nHost: x\r\ntoken: ${ann.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
    );
    expect(statusOf(answer)).toBe(503);
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    expect(answer).toContain('"err":"SYSTEM_BUSY"');
  });
});

describe('QUALITY 3: an answer that a session changed, or could, says no-store', () => {
  it.each([
    ['login/index', 'POST', 'refused'],
    ['login/reg', 'POST', 'refused'],
    ['login/code', 'POST', 'refused'],
    ['login/logout', 'POST', 'done'],
    ['login/index', 'GET', 'of the wrong method'],
    ['index/goods', 'GET', 'refused'],
    ['index/ajaxpro', 'GET', 'refused'],
    ['user/index', 'GET', 'without a session'],
    ['user/uploadfile', 'POST', 'without a session'],
  ])('%s by %s, %s', async (path, method) => {
    const { headers } = await legacy(server, { path, method });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['index/goods?id=', 'index/ajaxpro?pid='])('%s answered to a visitor', async (path) => {
    const answer = await legacy(server, { path: `${path}${await instrumentId(world)}` });
    expect([answer.err, answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it.each(['index/home', 'index/info', 'index/getkdata', 'no/such/path'])(
    '%s in the language of whoever is signed in, and to a visitor not',
    async (path) => {
      const own = await legacy(server, { path, token: ann.token });
      const open = await legacy(server, { path });
      expect([own, open].map(({ headers }) => headers.get('cache-control'))).toEqual([
        'no-store',
        null,
      ]);
    },
  );
});

it('A4: who is throttled is told by a header when to come again', async () => {
  const form = { account: 'nobody@test.tarn', password: 'wrong-one' };
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push(await legacy(server, { path: 'login/index', form }));
  }
  const last = answers.at(-1);
  expect(last?.err).toBe('TOO_MANY_REQUESTS');
  expect(last?.headers.get('retry-after')).toMatch(/^[1-9][0-9]*$/);
  expect(last?.headers.get('retry-after')).toBe(last?.data.seconds);
});

const FORM = 'application/x-www-form-urlencoded';

describe('a body that cannot be read', () => {
  it.each([
    ['too long', 'x'.repeat(65_537), {}, 413],
    ['packed', 'page=1', { 'content-encoding': 'gzip', 'content-type': FORM }, 415],
    ['of a kind we do not know', 'x', { 'content-type': 'text/html' }, 415],
    ['broken', '{', { 'content-type': 'application/json' }, 400],
  ])('because it is %s', async (_what, body, headers, status) => {
    const answer = await legacy(server, { path: 'user/index', token: ann.token, body, headers });
    expect(answer.status).toBe(status);
  });
});
