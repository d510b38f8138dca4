import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readReasonForUser } from '../../audit';

export interface ChangeLock {
  readonly userId: string;
  readonly reason: string;
}

/** Calls the SQL function that locks, unlocks or lets an account go on, and publishes that it did. The user reads why. */
export async function changeLock(
  ctx: Context,
  { userId, reason, call }: ChangeLock & { readonly call: string },
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const why = (await readReasonForUser(ctx, reason)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [staffId, userId, why, ctx.address];
  const [row] = await callSql<Record<string, ErrorCode | 'OK'>>(ctx, call, args);
  const status = Object.values(row ?? {})[0];
  if (status !== 'OK') refuseStored(status ?? null, null);
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
}
