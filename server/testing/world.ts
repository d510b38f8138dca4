import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { formatMoney, usd, parseMoney } from '../../schema/money';
import type { StaffRole } from '../../schema/states';
import type { Bus } from '../platform/bus';
import { readConfig } from '../platform/config';
import { poolOf } from '../platform/database/db';
import type { Context, StaffActor } from '../platform/context';
import type { ConfigWithSecret } from '../platform/secrets';
import { moveClock, openTestDb, type TestDb } from './database';
import { memoryFolder } from './files/memory-folder';
import { openVisitor } from './visitor';

/** A database of its own with what a server has around it, and people in it. */
export interface World {
  readonly sql: TestDb;
  readonly db: DataSource;
  readonly bus: Bus;
  readonly config: ConfigWithSecret;
  /** A visitor's context. */
  readonly visitor: Context;
  close(): Promise<void>;
}

export interface Person {
  readonly userId: string;
  readonly ctx: Context;
}

export interface StaffPerson {
  readonly staff: StaffActor;
  readonly ctx: Context;
}

export async function openWorld(env: Readonly<Record<string, string>> = {}): Promise<World> {
  const copy = await openTestDb();
  const dataDir = mkdtempSync(join(memoryFolder(), 'tarn-test-'));
  const secret = randomBytes(32).toString('hex');
  const config = { ...readConfig({ DATA_DIR: dataDir, ...env }), appSecret: secret };
  const { ctx: visitor, db, bus, close } = await openVisitor(copy.urls.app, config);
  // What a connection has prepared once serves the test and the product under test alike.
  const sql = { ...copy, app: poolOf(db) };
  return {
    sql,
    db,
    bus,
    config,
    visitor,
    async close() {
      await close();
      await sql.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const asUser = (world: World, userId: string): Context => ({
  ...world.visitor,
  actor: { userId, sessionId: '0', lockReason: null, language: 'en', pass: false },
});

/** The hash of a password that no test types. */
const NOBODY_KNOWS =
  '$argon2id$v=19$m=19456,t=2,p=1$DtSTKczhUQF5/hUWRmoD/g$5YoSXAVhO9e4v6bsd5b5NlHCSmGj81U6S01po1c7NmQ';

/**
 * People of a world are made one after another, however many are asked for at once: a connection's first use of a
 * function takes forty times as long as its next, and each that a crowd opens begins with it.
 */
const last = new WeakMap<World, Promise<unknown>>();
function inTurn<T>(world: World, work: () => Promise<T>): Promise<T> {
  const done = (last.get(world) ?? Promise.resolve()).then(work);
  last.set(
    world,
    done.catch(() => undefined),
  );
  return done;
}

/** A user without a password of their own: for what does not sign in. */
export async function aUser(world: World): Promise<Person> {
  const name = randomBytes(6).toString('hex');
  const { rows } = await inTurn(world, () =>
    world.sql.app.query<{ id: string }>(
      `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version, risk_acknowledged_at)
       VALUES ($1, $3, $2, 'test', tarn_now()) RETURNING id`,
      [`${name}@test.tarn`, name.toUpperCase(), NOBODY_KNOWS],
    ),
  );
  const userId = rows[0]?.id ?? '';
  return { userId, ctx: asUser(world, userId) };
}

/** A user with `dollars` available, credited from outside as a recharge would be. */
export async function aUserWith(world: World, dollars: string): Promise<Person> {
  const person = await aUser(world);
  await credit(world, person.userId, dollars);
  return person;
}

/** As the owner, through the ledger's own writer: no test sets a balance either. */
export async function credit(world: World, userId: string, dollars: string): Promise<void> {
  const { minor } = parseMoney('USD', dollars);
  if (minor === 0n) return;
  await inTurn(world, () =>
    world.sql.owner.query('SELECT test.credit($1, $2)', [userId, minor.toString()]),
  );
}

/** Somebody on the staff who is signed in, however far a test moves the clock. */
export async function aStaffMember(world: World, role: StaffRole): Promise<StaffPerson> {
  const name = randomBytes(4).toString('hex');
  const { rows } = await inTurn(world, () =>
    world.sql.owner.query<{ id: string }>(
      `WITH member AS (
         INSERT INTO staff (email, name, password_hash, role) VALUES ($1, $2, 'none', $3) RETURNING id)
       INSERT INTO staff_session (staff_id, token_hash, expires_at, last_used_at)
       SELECT id, $4, tarn_now() + interval '1 year', tarn_now() + interval '1 year' FROM member
       RETURNING staff_id AS id`,
      [`${name}@staff.tarn`, `Staff ${name}`, role, randomBytes(32)],
    ),
  );
  const staff: StaffActor = {
    staffId: rows[0]?.id ?? '',
    sessionId: '0',
    name: `Staff ${name}`,
    role,
  };
  return { staff, ctx: { ...world.visitor, staff } };
}

/** What a person has, as decimals. */
export async function purses(world: World, { userId }: Pick<Person, 'userId'>) {
  const { rows } = await world.sql.app.query<{ kind: string; balance: string }>(
    `SELECT kind, balance FROM ledger_account WHERE user_id = $1 AND asset = 'USD'`,
    [userId],
  );
  const of = (kind: string) =>
    formatMoney(usd(rows.find((row) => row.kind === kind)?.balance ?? '0'));
  return { available: of('available'), frozen: of('frozen') };
}

/** The number of an instrument by its symbol. BTC/USDT is always open. */
export async function instrumentId(world: World, symbol = 'BTC/USDT'): Promise<string> {
  const { rows } = await world.sql.app.query<{ id: string }>(
    'SELECT id FROM instrument WHERE symbol = $1',
    [symbol],
  );
  return rows[0]?.id ?? '';
}

export interface RecordedQuote {
  readonly quote_id: string;
  readonly at: Date;
  /** Why it was not recorded. */
  readonly fault: string | null;
}

/** Records a quote as the feed does, with the feed's own role. */
export async function quote(
  world: World,
  price: string,
  symbol = 'BTC/USDT',
): Promise<RecordedQuote> {
  const batch = [{ instrument_id: await instrumentId(world, symbol), price }];
  const { rows } = await world.sql.feed.query<RecordedQuote>('SELECT * FROM record_quotes($1)', [
    JSON.stringify(batch),
  ]);
  const [row] = rows;
  if (row?.fault !== null) throw new Error(`the quote ${price}: ${row?.fault ?? 'no row'}`);
  return row;
}

/** Moves the test database's clock. */
export const advance = (world: World, seconds: number): Promise<void> =>
  moveClock(world.sql, seconds * 1000);

/**
 * Whether `work` is still waiting for a lock once somebody in this database does: true while it waits,
 * false when it ended before anybody waited. Never waits longer than `work` itself.
 */
export async function waitsForALock(world: World, work: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const end = () => (ended = true);
  void work.then(end, end);
  for (;;) {
    const waiting = await waitingForLocks(world);
    if (isTrue(ended)) return false;
    if (waiting > 0) return true;
  }
}

/**
 * How many wait for a lock in this database. Outside any transaction: inside one, PostgreSQL shows the
 * connections that were there when it was first asked, for ever.
 */
export async function waitingForLocks({ sql }: World): Promise<number> {
  const { rows } = await sql.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND pid IN (
       SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
  );
  return rows[0]?.n ?? 0;
}

/** Read anew: the compiler does not see that a callback has written it. */
const isTrue = (value: boolean): boolean => value;
