import { connect } from 'node:net';
import { bankCsv } from '../testing/bank-files';
import { aSession, aStaffSession } from '../testing/http';
import { answerTo, exchange, statusOf, tornOff, watchProcess } from '../testing/raw';
import { withReviewDesk, withServer, withWorld } from '../testing/suite';
import { aUser } from '../testing/world';

const world = withWorld();
const desk = withReviewDesk(world);
const server = withServer(world);
let admin: string;
let support: string;
beforeAll(async () => {
  admin = await aStaffSession(world, desk.ada.staff.staffId);
  support = await aStaffSession(world, desk.lena.staff.staffId);
});
beforeEach(async () => {
  await world.sql.owner.query(`DELETE FROM failed_try WHERE key LIKE 'bank-files:%'`);
});

let amounts = 0;
const content = () => bankCsv('2026-11-20', [{ amount: `${String((amounts += 1))}.00` }]);

interface Sent {
  readonly cookie?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
  readonly method?: string;
}

function formOf(file: string | Uint8Array<ArrayBuffer> = content(), field = 'file'): FormData {
  const form = new FormData();
  form.set('channelId', desk.channel);
  form.set('name', 'november.csv');
  form.set(field, new Blob([file]), 'anything');
  return form;
}

async function send({
  cookie = admin,
  token,
  headers,
  body = formOf(),
  method = 'POST',
}: Sent = {}) {
  const answer = await fetch(`${server.url}/admin/bank-files`, {
    method,
    headers: {
      'x-tarn-console': '1',
      cookie: `tarn_console=${cookie}`,
      ...(token ? { token } : {}),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  const told = text.startsWith('{') ? (JSON.parse(text) as Told) : {};
  return { status: answer.status, headers: answer.headers, code: told.errors?.[0]?.code, told };
}

interface Told {
  readonly id?: string;
  readonly lineCount?: number;
  readonly errors?: readonly { readonly code: string; readonly message: string }[];
}

const files = async (): Promise<number> => {
  const { rows } = await world.sql.app.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM bank_file',
  );
  return rows[0]?.n ?? 0;
};

describe('POST /admin/bank-files', () => {
  it('brings a file in, and answers what was in it', async () => {
    const { status, told, headers } = await send();
    expect([status, headers.get('cache-control'), told]).toEqual([
      200,
      'no-store',
      { id: expect.stringMatching(/^[0-9]+$/) as string, lineCount: 1, knownCount: 0 },
    ]);
  });

  it.each([
    ['customer service', 'NOT_PERMITTED', () => Promise.resolve({ cookie: support })],
    ['a visitor', 'LOGIN_REQUIRED', () => Promise.resolve({ cookie: 'x'.repeat(43) })],
    [
      'a user, by either door’s session',
      'LOGIN_REQUIRED',
      async () => {
        const token = await aSession(world, (await aUser(world)).userId);
        return { cookie: token, token };
      },
    ],
    [
      'a form without a file',
      'FORM_INCOMPLETE',
      () => Promise.resolve({ body: formOf('', 'other') }),
    ],
    [
      'an unknown channel',
      'CHANNEL_NOT_FOUND',
      () => Promise.resolve({ body: withChannel('999999') }),
    ],
    [
      'a channel that is no number',
      'CHANNEL_NOT_FOUND',
      () => Promise.resolve({ body: withChannel("1' OR 1") }),
    ],
    [
      'more than two megabytes',
      'FILE_TOO_LARGE',
      () => Promise.resolve({ body: formOf('x'.repeat(2 * 1024 * 1024 + 1)) }),
    ],
    [
      'text that is no bank file',
      'BANK_FILE_COLUMNS',
      () => Promise.resolve({ body: formOf('hello') }),
    ],
    [
      'bytes that are no text',
      'BANK_FILE_FORMAT',
      () => Promise.resolve({ body: formOf(new Uint8Array(9)) }),
    ],
  ])('A9: of %s is answered %s and leaves nothing', async (_, code, sent) => {
    const before = await files();
    const answer = await send(await sent());
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(await files()).toBe(before);
  });

  it('says which line cannot be read, in the language of the request', async () => {
    const body = formOf('Date,Amount\n2026-11-20,1.00\n2026-11-20,x');
    const { told } = await send({ body, headers: { language: 'zh' } });
    expect(told.errors?.[0]?.message).toContain('第 3 行');
  });

  it('A8: is taken from the console alone, of the same site, and by POST', async () => {
    const before = await files();
    expect((await send({ headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    const bare = await fetch(`${server.url}/admin/bank-files`, {
      method: 'POST',
      headers: { cookie: `tarn_console=${admin}` },
      body: formOf(),
    });
    expect(bare.status).toBe(403);
    expect((await send({ method: 'GET' })).status).toBe(405);
    const typed = { 'content-type': 'text/csv' };
    expect((await send({ headers: typed, body: content() })).status).toBe(415);
    const packed = {
      'content-encoding': 'gzip',
      'content-type': 'multipart/form-data; boundary=x',
    };
    expect((await send({ headers: packed, body: 'x' })).status).toBe(415);
    expect(await files()).toBe(before);
  });
});

const withChannel = (id: string): FormData => {
  const form = formOf();
  form.set('channelId', id);
  return form;
};

const headOf = (length: number, cookie = admin): string =>
  [
    'POST /admin/bank-files HTTP/1.1',
    'Host: 127.0.0.1',
    'X-Tarn-Console: 1',
    `Cookie: tarn_console=${cookie}`,
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${String(length)}`,
    '',
    '',
  ].join('\r\n');
const part = (text: string, close = '\r\n--B--\r\n'): string =>
  [
    '--B\r\nContent-Disposition: form-data; name="channelId"',
    `${desk.channel}\r\n--B\r\nContent-Disposition: form-data; name="name"`,
    `x\r\n--B\r\nContent-Disposition: form-data; name="file"; filename="f"`,
    `${text}${close}`,
  ].join('\r\n\r\n');

describe('QUALITY 3: over a raw socket', () => {
  it('a body that breaks off, or ends in the middle of a part, leaves nothing', async () => {
    const before = await files();
    const watched = watchProcess();
    const whole = part(content());
    const unfinished = await exchange(server.url, headOf(whole.length + 9_000) + whole);
    expect([0, 400, 408]).toContain(statusOf(unfinished));
    const cut = part(content(), '');
    expect(statusOf(await answerTo(server.url, headOf(cut.length) + cut))).toBe(400);
    await tornOff(server.url, 40, (turn) =>
      Buffer.from((headOf(whole.length) + whole).slice(0, 200 + turn * 9)),
    );
    expect(await files()).toBe(before);
    expect((await send()).status).toBe(200);
    watched.stop();
    expect(watched.seen).toEqual([]);
  });

  it('somebody who sends slowly keeps nobody else waiting', async () => {
    const { hostname, port } = new URL(server.url);
    const slow = Array.from({ length: 8 }, () => {
      const socket = connect(Number.parseInt(port, 10), hostname);
      socket.on('error', () => undefined);
      socket.write(headOf(1_000_000) + part('Date,Amount\n', ''));
      return socket;
    });
    expect((await send()).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('of nobody signed in is refused before its body has come', async () => {
    const answer = await answerTo(
      server.url,
      headOf(2_000_000, 'y'.repeat(43)) + part('Date,', ''),
    );
    expect(answer).toContain('LOGIN_REQUIRED');
  });
});
