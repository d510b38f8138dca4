import type { Client } from 'pg';
import { withClient } from './database-exists';
import {
  ensureLoginRole,
  hasItsDefaults,
  type ConnectionUrls,
  type LoginRole,
  type RolePasswords,
} from './database-roles';
import { errorCode } from '../error-code';
import { log } from '../log';

export interface RoleWatch {
  /** Superuser or owner of the roles; asked anew each time, for a restart may move the database. */
  readonly ownerUrl: () => string;
  readonly urls: ConnectionUrls;
  readonly passwords: RolePasswords;
  readonly everyMs?: number;
  /** How long a transaction of these roles may last. */
  readonly transactionMinutesMax?: number;
}

const EVERY_MS = 10_000;
const TRANSACTION_MINUTES_MAX = 10;
const INVALID_PASSWORD = '28P01';
const INSUFFICIENT_PRIVILEGE = '42501';

/** The roles that others are given, and the address each opens. */
const WATCHED = { tarn_feed: 'feed', tarn_verify: 'verify' } as const;

/**
 * PostgreSQL lets every role change its own password and defaults. Whoever was given one of these roles
 * could so lock the others out; looked at every ten seconds, it is put back before anybody notices.
 */
export function keepRoles({ everyMs = EVERY_MS, ...watch }: RoleWatch): () => void {
  const timer = setInterval(() => {
    void mendRoles(watch).catch((error: unknown) => {
      log.warn({ err: error }, 'database roles not looked at');
    });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** Puts back what a role changed of itself. Resolves to the roles that had to be mended. */
export async function mendRoles({
  ownerUrl,
  urls,
  passwords,
  transactionMinutesMax = TRANSACTION_MINUTES_MAX,
}: Omit<RoleWatch, 'everyMs'>): Promise<readonly LoginRole[]> {
  return withClient(ownerUrl(), async (owner) => {
    await endOldTransactions(owner, transactionMinutesMax);
    const mended: LoginRole[] = [];
    for (const [role, address] of Object.entries(WATCHED) as [LoginRole, 'feed' | 'verify'][]) {
      if ((await hasItsDefaults(owner, role)) && (await opens(urls[address]))) continue;
      await ensureLoginRole(owner, role, passwords[role]);
      log.error({ role }, 'a database role had changed itself and was put back');
      mended.push(role);
    }
    return mended;
  });
}

/**
 * A time-out is the session's own to change, and an open transaction keeps the tables it has read: days of
 * quotes could not be attached meanwhile. Nothing that is asked for takes so long.
 */
const OLD_TRANSACTIONS = `
  SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a
  WHERE a.usename = ANY ($1) AND a.datname = current_database()
    AND a.xact_start < clock_timestamp() - make_interval(mins => $2)`;

async function endOldTransactions(owner: Client, minutes: number): Promise<void> {
  try {
    const { rowCount } = await owner.query(OLD_TRANSACTIONS, [Object.keys(WATCHED), minutes]);
    if (rowCount)
      log.error({ ended: rowCount }, 'transactions of a database role were open too long');
  } catch (error) {
    // Where the owner is no superuser, `pg_signal_backend` may be missing; the roles are still kept.
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  }
}

/** Only a wrong password is a reason to act: too many connections, say, pass by themselves. */
async function opens(url: string): Promise<boolean> {
  try {
    await withClient(url, () => Promise.resolve());
    return true;
  } catch (error) {
    return errorCode(error) !== INVALID_PASSWORD;
  }
}
