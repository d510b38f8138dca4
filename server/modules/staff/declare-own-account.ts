import type { ErrorCode } from '../../../schema/errors';
import { publishChange, type Changed } from '../../platform/requests/changed-requests';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuseStored } from '../../platform/idempotency/idempotency';

export interface DeclareAccount {
  /** Whose own account it is. */
  readonly staffId: string;
  readonly userId: string;
  /** Null for one's own. */
  readonly reason: string | null;
}

interface Declared {
  readonly status: ErrorCode | 'OK';
  /** Requests that went back to their queue. */
  readonly returned: readonly Omit<Changed, 'userId'>[];
}

/**
 * Declares a user account as one's own: from now on this member of staff decides none of its requests,
 * and what they held or had approved first goes back to the queue.
 * @throws USER_NOT_FOUND
 */
export function declareOwnAccount(ctx: Context, userId: string): Promise<true> {
  return declareAccount(ctx, { staffId: requireStaff(ctx).staffId, userId, reason: null });
}

/**
 * Declares an account as the own one of this member, and tells who follows the requests that went back.
 * @throws REASON_REQUIRED, STAFF_NOT_FOUND, USER_NOT_FOUND
 */
export async function declareAccount(
  ctx: Context,
  { staffId, userId, reason }: DeclareAccount,
): Promise<true> {
  const args = [requireStaff(ctx).staffId, staffId, userId, reason, ctx.address];
  const [row] = await callSql<Declared>(ctx, 'declare_own_account($1, $2, $3, $4, $5)', args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  for (const one of row.returned) await publishChange(ctx, { ...one, userId });
  return true;
}
