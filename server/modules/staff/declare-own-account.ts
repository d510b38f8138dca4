import type { ErrorCode } from '../../../schema/errors';
import { publishChange, type Changed } from '../../platform/requests/changed-requests';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuseStored } from '../../platform/idempotency/idempotency';

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
export async function declareOwnAccount(ctx: Context, userId: string): Promise<true> {
  const args = [requireStaff(ctx).staffId, userId, ctx.address];
  const [row] = await callSql<Declared>(ctx, 'declare_own_account($1, $2, $3)', args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  for (const one of row.returned) await publishChange(ctx, { ...one, userId });
  return true;
}
