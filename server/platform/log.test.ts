import { execFileSync } from 'node:child_process';
import { QueryFailedError } from 'typeorm';
import { openWorld, type World } from '../testing/world';
import { logError } from './log-error';
import { fromRoot } from './project-root';

const CANARY = 'canary-7f3a';

/** What another process would have written, with the product's own logger. */
function logged(program: string): string {
  return execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: fromRoot(),
    env: { ...process.env, LOG_LEVEL: 'debug', JEST_WORKER_ID: undefined },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const LOG = `const { log, catchForeignLines } = require('./server/platform/log');`;

it.each([
  ['S1: a field called password', `{ password: '${CANARY}' }`],
  [
    'S1: a field called password or fundPassword among inputs',
    `{ input: { password: '${CANARY}', fundPassword: '${CANARY}' } }`,
  ],
  [
    'S9: a field called token, authorization or cookie',
    `{ token: '${CANARY}', headers: { token: '${CANARY}', authorization: '${CANARY}', cookie: '${CANARY}' } }`,
  ],
  [
    'A5: a field called code of an input, or oneTimeCode',
    `{ input: { code: '${CANARY}' }, oneTimeCode: '${CANARY}' }`,
  ],
])('%s is hidden by the logger', (_, line) => {
  const text = logged(`${LOG} log.info(${line}, 'asked');`);
  expect(text).toContain('asked');
  expect(text).not.toContain(CANARY);
});

it('S1, S9: secrets and what belongs to people alone are hidden as deep as requests are logged', () => {
  const fields = [
    ...['password', 'fundPassword', 'token', 'authorization', 'cookie', 'secret', 'oneTimeCode'],
    ...['idNumber', 'cardNumber', 'address', 'phone', 'email'],
  ];
  const lines = fields.flatMap((field) => [
    `log.info({ ${field}: '${CANARY}' }, 'asked');`,
    `log.info({ input: { ${field}: '${CANARY}' } }, 'asked');`,
    `log.info({ body: { input: { ${field}: '${CANARY}' } } }, 'asked');`,
  ]);
  const text = logged(`${LOG} ${lines.join('\n')}`);
  const shown = text.split('\n').filter((line) => line.includes(CANARY));
  expect(shown).toEqual([]);
  expect(text.match(/"asked"/g)).toHaveLength(3 * fields.length);
});

describe('S9: an error of the database in the log', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const errorOf = async (sql: string, values: unknown[]): Promise<unknown> =>
    world.db.query(sql, values).then(
      () => null,
      (error: unknown) => error,
    );

  it('keeps code, table and constraint, and no value, no statement, no row', async () => {
    const insert = `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
      VALUES ($1, 'none', 'CANARY01', 'x')`;
    await world.db.query(insert, [`${CANARY}@test.tarn`]);
    const error = await errorOf(insert, [`${CANARY}@test.tarn`]);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect(JSON.stringify(error)).toContain(CANARY);
    const kept = logError(error);
    expect(kept).toMatchObject({
      type: 'DatabaseError',
      code: '23505',
      table: 'app_user',
      constraint: 'app_user_email_key',
    });
    expect(JSON.stringify(kept)).not.toMatch(/canary|INSERT INTO/i);
    expect(kept.stack).toMatch(/^ {4}at /);
  });

  it('keeps nothing of a message that quotes what was sent', async () => {
    const error = await errorOf('SELECT $1::bigint', [CANARY]);
    expect(String(error)).toContain(CANARY);
    expect(JSON.stringify(logError(error))).not.toContain(CANARY);
    const wrapped = new Error('the request failed', { cause: error });
    expect(JSON.stringify(logError(wrapped))).not.toContain(CANARY);
    expect(logError(wrapped)).toMatchObject({
      message: 'the request failed',
      cause: { code: '22P02' },
    });
  });
});

it('keeps of any other error its message and place, and no field a library hung on it', () => {
  const error = Object.assign(new TypeError('no such thing'), {
    input: CANARY,
    config: { a: CANARY },
  });
  const kept = logError(error);
  expect(kept).toMatchObject({ type: 'TypeError', message: 'no such thing' });
  expect(JSON.stringify(kept)).not.toContain(CANARY);
});

it('lines of libraries and of Node itself are JSON like every other', () => {
  const text = logged(
    `${LOG} catchForeignLines(); console.log('from %s', 'a library'); console.error(new Error('bad'));
     process.emitWarning('old'); setTimeout(() => undefined, 50);`,
  );
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ source, level }) => `${String(source)} ${String(level)}`)).toEqual([
    'console info',
    'console error',
    'node warn',
  ]);
  expect(lines[0]?.msg).toBe('from a library');
});
