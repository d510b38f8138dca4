import type { ErrorCode } from '../../../../schema/errors';
import type { MemberLevel } from '../../../../schema/states';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readReasonForUser } from '../../audit';

export interface SetMemberLevel {
  readonly userId: string;
  readonly level: MemberLevel;
  readonly reason: string;
}

/**
 * Gives a user the level that stands beside their name. It changes no price, payout, limit, review or outcome.
 * @throws NOT_PERMITTED, REASON_REQUIRED, MESSAGE_FORBIDDEN, USER_NOT_FOUND, OWN_REQUEST, ALREADY_DECIDED when they have it
 */
export async function setMemberLevel(
  ctx: Context,
  { userId, level, reason }: SetMemberLevel,
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const why = (await readReasonForUser(ctx, reason)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(
    ctx,
    'set_member_level($1, $2, $3, $4, $5) AS status',
    [staffId, userId, level, why, ctx.address],
  );
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  await ctx.bus.publish('users', [userId]);
}
