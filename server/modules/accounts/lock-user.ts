import type { ErrorCode } from '../../../schema/errors';
import { limits } from '../../../schema/limits';
import { callSql, type Context, type StaffActor } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { refuseStored } from '../../platform/idempotency';

export interface ChangeLock {
  readonly userId: string;
  readonly reason: string;
}

/**
 * Locks an account: its sessions end at once, its money stays, its open contracts settle.
 * @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when it is locked
 */
export const lockUser = (ctx: Context, staff: StaffActor, input: ChangeLock): Promise<void> =>
  change(ctx, staff, { ...input, call: 'lock_user($1, $2, $3, $4)' });

/** @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when it is not locked */
export const unlockUser = (ctx: Context, staff: StaffActor, input: ChangeLock): Promise<void> =>
  change(ctx, staff, { ...input, call: 'unlock_user($1, $2, $3, $4)' });

async function change(
  ctx: Context,
  { staffId }: StaffActor,
  { userId, reason, call }: ChangeLock & { readonly call: string },
): Promise<void> {
  if (reason.trim().length > limits.reasonLengthMax)
    refuse('PARAM_INVALID', { field: 'reason' }, 'reason');
  const args = [staffId, userId, reason, ctx.address];
  const [row] = await callSql<Record<string, ErrorCode | 'OK'>>(ctx, call, args);
  const status = Object.values(row ?? {})[0];
  if (status !== 'OK') refuseStored(status ?? null, null);
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
}
