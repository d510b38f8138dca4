import type { DataSource, EntityManager } from 'typeorm';
import type { Language } from '../../schema/languages';
import type { StaffRole } from '../../schema/states';
import type { Bus } from './bus';
import { rows } from './database/rows';
import type { ConfigWithSecret } from './secrets';
import { refuse } from './domain-error';

/** The signed-in user of this request. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** Why the account is locked; null when it is not. */
  readonly lockReason: string | null;
  /** The stored choice; a request may ask for another. */
  readonly language: Language;
  /** True for the read-only pass of a locked user: it opens one page and nothing else. */
  readonly pass: boolean;
}

/** The signed-in member of staff of this request. */
export interface StaffActor {
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * What reads need, of the pool or of a transaction that is under way. Inside a transaction only its
 * own: whoever holds one connection and waits for a second can wait for ever.
 */
export type Reads = Pick<EntityManager, 'query' | 'getRepository'>;

/** Everything a domain function may touch. Built once per request, or per job run. */
export interface Context {
  readonly db: DataSource;
  readonly bus: Bus;
  readonly config: ConfigWithSecret;
  /** The database's clock, and no other. */
  readonly now: () => Promise<Date>;
  readonly actor: Actor | null;
  readonly staff: StaffActor | null;
  readonly locale: Language;
  /** Where the request came from: the address that limits count by, and the audit names. */
  readonly address: string;
  /** Browser and system, as far as the request names them; it proves nothing. */
  readonly device: string | null;
  /** SHA-256 of what the browser calls itself; null where it says nothing of ours. */
  readonly deviceHash: Buffer | null;
}

/** @throws LOGIN_REQUIRED, ACCOUNT_LOCKED */
export function requireUser({ actor }: Context): Actor {
  if (!actor) refuse('LOGIN_REQUIRED', {});
  if (actor.lockReason !== null) refuse('ACCOUNT_LOCKED', { reason: actor.lockReason });
  return actor;
}

/** @throws LOGIN_REQUIRED */
export function requireStaff({ staff }: Context): StaffActor {
  return staff ?? refuse('LOGIN_REQUIRED', {});
}

const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']); // serialization failure, deadlock
const ATTEMPTS_MAX = 3;

/** Runs `work` in one database transaction and commits when it resolves. */
export const transact = <T>(ctx: Context, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  retrying(() => ctx.db.transaction(work));

/** Calls one SQL function: one round trip, one transaction. */
export const callSql = <Row>(
  { db }: Pick<Context, 'db'>,
  call: string,
  args: unknown[],
): Promise<Row[]> => retrying(() => rows<Row>(db, selectFrom(call), args).catch(refuseLocked));

/** Calls one SQL function inside a transaction that is under way. */
export const callSqlIn = <Row>(tx: EntityManager, call: string, args: unknown[]): Promise<Row[]> =>
  rows<Row>(tx, selectFrom(call), args).catch(refuseLocked);

/** Locked since the session was read: the database lets nothing begin, and says why. */
function refuseLocked(error: unknown): never {
  if (violatedConstraint(error) !== 'account_not_locked') throw error;
  const reason = error instanceof Error && 'detail' in error ? error.detail : '';
  return refuse('ACCOUNT_LOCKED', { reason: typeof reason === 'string' ? reason : '' });
}

const selectFrom = (call: string) => `SELECT * FROM ${call}`;

/**
 * PostgreSQL aborts the whole transaction on a deadlock, so a retry starts a fresh one and runs
 * `work` again from the top: `work` must do nothing it cannot repeat.
 */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !RETRYABLE_SQLSTATES.has(sqlState(error))) throw error;
    }
  }
}

/** The SQLSTATE of a database error, or an empty string. */
function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The constraint a database error names, or an empty string. */
export function violatedConstraint(error: unknown): string {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' ? name : '';
}
