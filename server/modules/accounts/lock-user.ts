import type { ErrorCode } from '../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import { refuseStored } from '../../platform/idempotency';
import { readReason } from '../../platform/read-text';

export interface ChangeLock {
  readonly userId: string;
  readonly reason: string;
}

/**
 * Locks an account: its sessions end at once, its money stays, its open contracts settle.
 * @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when it is locked
 */
export const lockUser = (ctx: Context, input: ChangeLock): Promise<void> =>
  change(ctx, { ...input, call: 'lock_user($1, $2, $3, $4)' });

/** @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when it is not locked */
export const unlockUser = (ctx: Context, input: ChangeLock): Promise<void> =>
  change(ctx, { ...input, call: 'unlock_user($1, $2, $3, $4)' });

/**
 * Lifts the wait after wrong tries to sign in; the password is asked as before.
 * @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when the account does not wait
 */
export const liftWait = (ctx: Context, input: ChangeLock): Promise<void> =>
  change(ctx, { ...input, call: 'lift_wait($1, $2, $3, $4)' });

/** Until when a user's signing in waits after wrong passwords; null when it does not. */
export async function signInWaitsUntil(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<Date | null> {
  const [row] = await rows<{ until: Date }>(
    db,
    `SELECT wait_until AS until FROM account_throttle
     WHERE key = 'login:' || $1::bigint AND wait_until > tarn_now()`,
    [userId],
  );
  return row?.until ?? null;
}

async function change(
  ctx: Context,
  { userId, reason, call }: ChangeLock & { readonly call: string },
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const why = readReason(reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [staffId, userId, why, ctx.address];
  const [row] = await callSql<Record<string, ErrorCode | 'OK'>>(ctx, call, args);
  const status = Object.values(row ?? {})[0];
  if (status !== 'OK') refuseStored(status ?? null, null);
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
}
