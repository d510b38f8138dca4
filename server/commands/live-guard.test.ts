import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config';
import { findFreePort } from '../platform/postgres/free-port';
import { fromRoot } from '../platform/project-root';
import { openTestDb, type TestDb } from '../testing/database';
import { liveFaults, refuseUnfitLive } from './live-guard';

const GOOD_SECRET = '9f2c47d1b85e03a6c1d94b7e6f20a83d5c7b1e94';
/** Says which reason a line of the refusal gives. */
const kinds = {
  secret: /^APP_SECRET/,
  seed: /^SIM_SEED/,
  feed: /simulated feed/,
  key: /TWELVE_DATA_KEY/,
  users: /users of the practice world/,
  staff: /staff of the practice world/,
  channels: /channels of the practice world/,
} as const;
type Kind = keyof typeof kinds;

const set = {
  feed: `UPDATE instrument SET feed = 'simulated', provider_symbol = NULL WHERE symbol = 'BTC/USDT'`,
  key: `UPDATE instrument SET feed = 'twelvedata' WHERE symbol = 'EUR/USD'`,
  users: `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
    VALUES ('mia@practice.tarn', 'none', 'MIAMIA', 'test')`,
  staff: `INSERT INTO staff (email, name, password_hash, role)
    VALUES ('admin@practice.tarn', 'Ada', 'none', 'ADMIN')`,
  channels: `INSERT INTO recharge_channel (kind, titles, details, min, max, sort) VALUES ('BANK', '{}',
    '[{"label": "HOLDER", "value": "Tarn Practice Ltd"}]', 100, 200, 1)`,
} as const;
const clear = `UPDATE instrument SET feed = 'binance', provider_symbol = 'X';
  UPDATE app_user SET email = id || '@test.tarn', invitation_code = 'CODE' || id + 100000;
  UPDATE staff SET email = id || '@test.tarn';
  UPDATE recharge_channel SET details = '[]'`;

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** A live server whose database holds these, with these settings. */
async function faultsWith(
  data: readonly (keyof typeof set)[],
  env: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  await db.owner.query(clear);
  for (const name of data) await db.owner.query(set[name]);
  return liveFaults(readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET, ...env }), db.urls.owner);
}

const kindsOf = (faults: readonly string[]): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => faults.some((line) => kinds[kind].test(line)));

describe('O8: live mode', () => {
  it('starts with a secret of its own, real feeds and nothing of practice', async () => {
    expect(await faultsWith([])).toEqual([]);
    const config = readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET });
    await expect(refuseUnfitLive(config, db.urls.owner)).resolves.toBeUndefined();
  });

  it.each([
    ['none', ''],
    ['a short one', 'k3J9x-short'],
    ['one sign', 'a'.repeat(40)],
    ['few signs', '0123'.repeat(12)],
    ['the one of an example', 'please-change-me-7f3a9c1e5b2d8064'],
    ['the one of a guide', 'Your_Secret_Key_1234567890_abcdefgh'],
    ['the word itself', 'MyPassword-0123456789-qwertyuiop'],
  ])('refuses as its secret: %s', async (_, secret) => {
    expect(kindsOf(await faultsWith([], { APP_SECRET: secret }))).toEqual(['secret']);
  });

  it.each(Object.keys(set) as (keyof typeof set)[])('refuses, alone: %s', async (name) => {
    const faults = await faultsWith([name]);
    expect([faults.length, kindsOf(faults)]).toEqual([1, [name]]);
  });

  it('refuses the invitation codes of the practice world under any address', async () => {
    await faultsWith([]);
    await db.owner.query(
      `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
       VALUES ('mia@example.com', 'none', 'TARN01', 'test')`,
    );
    const config = readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET });
    expect(kindsOf(await liveFaults(config, db.urls.owner))).toEqual(['users']);
  });

  it('refuses a practice channel whatever its details say, and counts each', async () => {
    await faultsWith(['channels']);
    await db.owner.query(
      `INSERT INTO recharge_channel (kind, titles, details, min, max, sort)
       VALUES ('PRACTICE', '{}', '[]', 100, 200, 1), ('BANK', '{}', '[]', 100, 200, 2)`,
    );
    const config = readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET });
    const faults = await liveFaults(config, db.urls.owner);
    await db.owner.query(`DELETE FROM recharge_channel WHERE kind = 'PRACTICE'`);
    expect(faults).toEqual(['The database holds 2 recharge channels of the practice world.']);
  });

  it('names every pair of reasons', async () => {
    const names = Object.keys(set) as (keyof typeof set)[];
    for (const [n, one] of names.entries()) {
      for (const two of names.slice(n + 1)) {
        expect(kindsOf(await faultsWith([one, two])).sort()).toEqual([one, two].sort());
      }
      const withSecret = await faultsWith([one], { APP_SECRET: '' });
      expect(kindsOf(withSecret).sort()).toEqual([one, 'secret'].sort());
    }
  });

  it('names all of them together, one a line', async () => {
    const faults = await faultsWith(['feed', 'users', 'staff', 'channels'], { APP_SECRET: 'x' });
    expect([faults.length, kindsOf(faults)]).toEqual([
      5,
      ['secret', 'feed', 'users', 'staff', 'channels'],
    ]);
  });

  it('is quoted by the simulated feed where that is allowed by name, under a good seed', async () => {
    const allow = { SIMULATED_FEED: 'allow' };
    expect(await faultsWith(['feed'], allow)).toEqual([]);
    expect(await faultsWith(['feed'], { ...allow, SIM_SEED: GOOD_SECRET })).toEqual([]);
    expect(kindsOf(await faultsWith(['feed'], { ...allow, SIM_SEED: '42' }))).toEqual(['seed']);
    expect(kindsOf(await faultsWith(['feed', 'users'], allow))).toEqual(['users']);
  });

  it('sees the same through the server’s own role, which is all it may be given', async () => {
    await faultsWith(['feed', 'users', 'staff', 'channels']);
    const config = readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET });
    expect(kindsOf(await liveFaults(config, db.urls.app))).toEqual([
      'feed',
      'users',
      'staff',
      'channels',
    ]);
  });

  it('takes a database that is still to be made for one of the simulated feed', async () => {
    const config = readConfig({ MODE: 'live', APP_SECRET: GOOD_SECRET });
    const missing = new URL(db.urls.owner);
    missing.pathname = '/not_there';
    missing.search = '';
    expect(kindsOf(await liveFaults(config, missing.href))).toEqual(['feed']);
  });

  it('asks nothing of practice mode', async () => {
    await faultsWith(['feed', 'users', 'staff', 'channels']);
    await expect(refuseUnfitLive(readConfig({}), db.urls.owner)).resolves.toBeUndefined();
  });
});

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

it('O8: npm start says all reasons at once, serves nothing and makes no secret', async () => {
  await faultsWith(['feed', 'users', 'staff', 'channels']);
  const dataDir = mkdtempSync(join(tmpdir(), 'tarn-live-'));
  const port = await findFreePort();
  const url = new URL(db.urls.owner);
  url.search = '';
  const child = spawn(process.execPath, ['server/commands/start.cjs'], {
    cwd: fromRoot(),
    env: {
      PATH: process.env.PATH,
      MODE: 'live',
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let listened = false;
  const watch = setInterval(() => {
    void listens(port).then((open) => {
      listened ||= open;
    });
  }, 50);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const lines = said.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  expect([code, lines.length, kindsOf(lines)]).toEqual([
    1,
    5,
    ['secret', 'feed', 'users', 'staff', 'channels'],
  ]);
  expect([listened, existsSync(join(dataDir, 'secret'))]).toEqual([false, false]);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);
