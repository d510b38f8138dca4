import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';

/**
 * Ends a broadcast: nobody is shown it any more, whoever has not read it either. For administrators: the database
 * refuses everybody else.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, CONTENT_NOT_FOUND, NOTHING_CHANGES
 */
export async function endBroadcast(
  ctx: Context,
  asked: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.id) ?? refuse('CONTENT_NOT_FOUND', {}, 'id');
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [staffId, id, reason, ctx.address];
  const call = 'end_broadcast($1, $2, $3, $4) AS status';
  const [answer] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, call, args);
  if (answer?.status !== 'OK')
    refuse((answer?.status ?? 'OPERATION_FAILED') as 'NOTHING_CHANGES', {});
  await ctx.bus.publish('broadcasts', [id]);
}
