import { connect } from 'node:net';
import { limits } from '../../schema/limits';
import { aSession, legacy, openServer } from '../testing/http';
import { holds } from '../testing/holds';
import { aPicture, formWith } from '../testing/files/picture';
import { answerTo, askedWhileStopping, exchange, statusOf, pictureHead } from '../testing/raw';
import { withServer, withWorld } from '../testing/suite';
import { aUser, aUserWith } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let token: string;
let userId: string;
beforeAll(async () => {
  ({ userId } = await aUser(world));
  token = await aSession(world, userId);
});

interface Told {
  readonly id?: string;
  readonly path?: string;
  readonly errors?: readonly {
    readonly code: string;
    readonly message: string;
    readonly figures: readonly { readonly name: string; readonly value: string }[];
  }[];
}

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${server.url}/files/${path}`, init);
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const told = isJson ? (JSON.parse(text) as Told) : {};
  return { status: answer.status, headers: answer.headers, text, told };
}

const pictureIn = async (name = 'image') =>
  formWith({}, { name, content: await aPicture(Math.floor(Math.random() * 256)) });

const upload = async (headers: Record<string, string>, body?: RequestInit['body']) =>
  ask('upload', { method: 'POST', headers, body: body ?? (await pictureIn()) });

async function aLockedSession(kind: 'FULL' | 'LOCKED_PASS'): Promise<string> {
  const person = await aUser(world);
  const before = kind === 'FULL' ? await aSession(world, person.userId) : '';
  await world.sql.owner.query(
    `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'A reason' WHERE id = $1`,
    [person.userId],
  );
  return before === '' ? aSession(world, person.userId, kind) : before;
}

const uploadsOf = async (id: string): Promise<number> => {
  const { rows } = await world.sql.owner.query('SELECT FROM upload WHERE user_id = $1', [id]);
  return rows.length;
};

describe('POST /files/upload', () => {
  it('S4: stores a picture and answers its id and a link that opens it', async () => {
    const { status, told, headers } = await upload({ token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const picture = await fetch(`${server.url}${told.path ?? ''}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await uploadsOf(userId)).toBe(1);
  });

  it.each([
    ['a visitor', () => Promise.resolve('')],
    ['an unknown token', () => Promise.resolve('x'.repeat(43))],
    ['the pass of a locked user', () => aLockedSession('LOCKED_PASS')],
    ['a session opened before the lock', () => aLockedSession('FULL')],
  ])('S4: of %s is refused and not kept', async (_who, sessionOf) => {
    const { rows } = await world.sql.owner.query<{ all: string }>(
      'SELECT count(*) "all" FROM upload',
    );
    const { status, told, headers } = await upload({ token: await sessionOf() });
    expect(told.errors?.[0]?.code).toMatch(/^(LOGIN_REQUIRED|ACCOUNT_LOCKED)$/);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const after = await world.sql.owner.query<{ all: string }>('SELECT count(*) "all" FROM upload');
    expect(after.rows).toEqual(rows);
  });

  it.each([
    ['no picture', 200, 'FILE_INVALID', () => formWith({}, { name: 'image', content: 'text' })],
    ['under another name', 200, 'FORM_INCOMPLETE', () => pictureIn('other')],
    ['a form of another kind', 415, 'PARAM_INVALID', () => new URLSearchParams('image=x')],
    [
      'larger than a picture may be',
      200,
      'FILE_TOO_LARGE',
      () => formWith({}, { name: 'image', content: Buffer.alloc(limits.uploadBytesMax + 1) }),
    ],
  ])('S4: what is %s is refused with its code', async (_what, status, code, bodyOf) => {
    const answer = await upload({ token }, await bodyOf());
    expect([answer.status, answer.told.errors?.[0]?.code]).toEqual([status, code]);
  });

  it('says the refusal in the language asked for, with its figures by name', async () => {
    const body = formWith({}, { name: 'image', content: Buffer.alloc(limits.uploadBytesMax + 1) });
    const [refused] = (await upload({ token, language: 'zh' }, body)).told.errors ?? [];
    expect(refused?.figures).toEqual([{ name: 'mb', value: '10' }]);
    expect(refused?.message).toMatch(/[\u4e00-\u9fff]/);
    expect(refused?.message).toContain('10');
  });

  it('takes pictures by POST alone', async () => {
    const { status, told, headers } = await ask('upload', { headers: { token } });
    expect([status, told.errors?.[0]?.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect([headers.get('allow'), told.errors?.[0]?.message]).toEqual([
      ...['POST', 'This request must be sent with POST'],
    ]);
  });

  it('QUALITY 3: refuses a packed body before it reads it', async () => {
    const headers = { token, 'content-encoding': 'gzip' };
    expect((await upload(headers)).status).toBe(415);
  });

  it('S4: counts against the pictures of a day', async () => {
    const person = await aUser(world);
    await world.sql.owner.query(
      `INSERT INTO upload (user_id, name, image_hash, bytes, width, height)
       SELECT $1, md5(n::text) || '.webp', sha256(('quota' || n)::bytea), 1, 1, 1 FROM generate_series(1, $2) n`,
      [person.userId, limits.uploadsPerDayMax],
    );
    const { told } = await upload({ token: await aSession(world, person.userId) });
    expect(told.errors?.[0]?.code).toBe('UPLOAD_QUOTA');
  });
});

const head = (length: number, ...headers: readonly string[]) =>
  pictureHead('/files/upload', length, ...headers);

describe('S4: over a raw connection a picture', () => {
  it('of a visitor is refused before it has come', async () => {
    const answer = await answerTo(server.url, head(30_000_000));
    expect([statusOf(answer), answer.includes('"code":"LOGIN_REQUIRED"')]).toEqual([200, true]);
  });

  it('that never ends is waited for, until its sender hangs up', async () => {
    const answer = await exchange(server.url, head(30_000_000, `token: ${token}`));
    expect([statusOf(answer), answer.includes('LOGIN_REQUIRED')]).toEqual([400, false]);
  });

  it('whose sender goes away in the middle leaves nothing', async () => {
    const before = await uploadsOf(userId);
    const { hostname, port } = new URL(server.url);
    let gone = false;
    const socket = connect(Number.parseInt(port, 10), hostname, () => {
      socket.write(head(9_000_000, `token: ${token}`));
      socket.write(Buffer.alloc(1_000_000), () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined).on('close', () => (gone = true));
    await holds(() => gone);
    expect((await upload({ token })).status).toBe(200);
    expect(await uploadsOf(userId)).toBe(before + 1);
  });

  it('is refused with 503 and Retry-After while the server stops', async () => {
    const answer = await askedWhileStopping(
      await openServer(world),
      head(30_000, `token: ${token}`),
    );
    expect(statusOf(answer)).toBe(503);
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    expect(answer).toContain('"code":"SYSTEM_BUSY"');
  });
});

describe('GET /files/statement.csv', () => {
  it('M18: gives the same lines as the old path', async () => {
    const person = await aUserWith(world, '100.00');
    const own = await aSession(world, person.userId);
    const old = await fetch(`${server.url}/api/user/finance?format=csv`, {
      headers: { token: own },
    });
    const { text, headers } = await ask('statement.csv', { headers: { token: own } });
    expect(text).toBe(await old.text());
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=statement.csv');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['purse=AVAILABLE&direction=CREDIT', 2],
    ['purse=FROZEN', 1],
    ['direction=DEBIT', 1],
    ['kind=ORDER_OPEN', 1],
    ['asset=BTC', 1],
    ['fromOn=2000-01-01&toOn=2000-01-02', 1],
  ])('leaves out what %s does not ask for', async (query, lines) => {
    const person = await aUserWith(world, '100.00');
    const own = await aSession(world, person.userId);
    const { text } = await ask(`statement.csv?${query}`, { headers: { token: own } });
    expect(text.trim().split('\n')).toHaveLength(lines);
  });

  it.each([
    ['purse=available', 'purse'],
    ['kind=order.open', 'kind'],
    ['direction=1', 'direction'],
    ['asset=EUR', 'asset'],
    ['purse=HELD&purse=FROZEN', 'purse'],
    ['fromOn=2025-02-30', 'fromOn'],
    ['fromOn=2025-02-02&toOn=2025-02-01', 'fromOn'],
    ["toOn=2025-01-01'%20OR%20true--", 'toOn'],
  ])('S6: refuses %s with the parameter at fault', async (query, field) => {
    const { status, told } = await ask(`statement.csv?${query}`, { headers: { token } });
    expect([status, told.errors?.[0]?.code]).toEqual([200, 'PARAM_INVALID']);
    expect(told.errors?.[0]?.figures).toEqual([{ name: 'field', value: field }]);
  });

  it.each([
    ['a visitor', () => Promise.resolve('')],
    ['the pass of a locked user', () => aLockedSession('LOCKED_PASS')],
    ['a session opened before the lock', () => aLockedSession('FULL')],
  ])('A1: gives no line to %s', async (_who, sessionOf) => {
    const { told, headers } = await ask(`statement.csv?userId=${userId}`, {
      headers: { token: await sessionOf() },
    });
    expect(told.errors?.[0]?.code).toMatch(/^(LOGIN_REQUIRED|ACCOUNT_LOCKED)$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is read by GET alone, and a refusal says so', async () => {
    const asked = { method: 'POST', headers: { token } };
    const { status, told, headers } = await ask('statement.csv', asked);
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    expect(told.errors?.[0]?.message).toBe('This request must be sent with GET');
  });

  it('A2: takes no session from the address', async () => {
    const { told } = await ask(`statement.csv?token=${token}`);
    expect(told.errors?.[0]?.code).toBe('LOGIN_REQUIRED');
  });
});

it('the old path still answers in its envelope', async () => {
  const answer = await legacy(server, { path: 'user/uploadfile', token, body: await pictureIn() });
  expect([answer.code, answer.err]).toEqual([1, null]);
});
