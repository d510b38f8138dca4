import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { tellSecurity } from '../../accounts';

interface Taken {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
}

/**
 * Takes the verified data that the signed-in user asked for, a day after the approval was announced.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, REQUEST_NOT_FOUND, HELP_WAITS, ID_EXISTS
 */
export async function takeChange(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  const [row] = await callSql<Taken>(ctx, 'take_change($1)', [userId]);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, row?.figures ?? null);
  await ctx.bus.publish('verifications', [`${userId}:${userId}`]);
  await tellSecurity(ctx, userId, { kind: 'VERIFIED_DATA_CHANGED', figures: {} });
}
