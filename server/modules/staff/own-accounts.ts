import type { ErrorCode } from '../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuseStored } from '../../platform/idempotency/idempotency';

interface Declared {
  readonly status: ErrorCode | 'OK';
  /** Requests that went back to the queue. */
  readonly returned: readonly string[];
}

/**
 * Declares a user account as one's own: from now on this member of staff decides none of its requests,
 * and what they held or had approved first goes back to the queue.
 * @throws USER_NOT_FOUND
 */
export async function declareOwnAccount(ctx: Context, userId: string): Promise<true> {
  const args = [requireStaff(ctx).staffId, userId, ctx.address];
  const [row] = await callSql<Declared>(ctx, 'declare_own_account($1, $2, $3)', args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  await ctx.bus.publish(
    'recharges',
    row.returned.map((id) => `${userId}:${id}`),
  );
  return true;
}

/** Whether the member of staff has declared this account as their own. */
export async function ownsAccount(
  { db }: Pick<Context, 'db'>,
  staffId: string,
  userId: string,
): Promise<boolean> {
  const found = await rows<unknown>(
    db,
    'SELECT FROM staff_user WHERE staff_id = $1 AND user_id = $2',
    [staffId, userId],
  );
  return found.length > 0;
}

/** The user accounts that the signed-in member of staff has declared as their own. */
export async function ownAccounts(ctx: Context): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    ctx.db,
    'SELECT user_id FROM staff_user WHERE staff_id = $1',
    [requireStaff(ctx).staffId],
  );
  return found.map(({ userId }) => userId);
}
