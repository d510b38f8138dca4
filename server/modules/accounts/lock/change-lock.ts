import type { ErrorCode } from '../../../../schema/errors';
import { publishChange, type Changed } from '../../../platform/requests/changed-requests';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readReasonForUser } from '../../audit';

export interface ChangeLock {
  readonly userId: string;
  readonly reason: string;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  /** Requests that are over by it. */
  readonly ended?: readonly Omit<Changed, 'userId'>[];
  /** Whether an account that was unlocked is open. */
  readonly opened?: boolean;
}

/**
 * Calls the SQL function that locks, unlocks or lets an account go on, and publishes that it did. The user reads why.
 * Resolves to its answer, with the reason as it was kept.
 */
export async function changeLock(
  ctx: Context,
  { userId, reason, call }: ChangeLock & { readonly call: string },
): Promise<Answer & { readonly why: string }> {
  const { staffId } = requireStaff(ctx);
  const why = (await readReasonForUser(ctx, reason)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [staffId, userId, why, ctx.address];
  const [row] = await callSql<Answer>(ctx, `${call} AS status`, args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  for (const one of row.ended ?? []) await publishChange(ctx, { ...one, userId });
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
  return { ...row, why };
}
