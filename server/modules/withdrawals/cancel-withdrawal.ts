import type { ErrorCode } from '../../../schema/errors';
import { callSqlIn, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import {
  fingerprint,
  idempotent,
  refuseStored,
  type Answered,
} from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';

/**
 * Cancels a withdrawal of the signed-in user that nobody of the staff has taken: the whole amount is available
 * again. Resolves to its id.
 * @throws LOGIN_REQUIRED, REQUEST_NOT_FOUND, REQUEST_TAKEN, ALREADY_DECIDED, IDEMPOTENCY_KEY_REUSED
 */
export async function cancelWithdrawal(
  ctx: Context,
  input: { readonly id: string; readonly idempotencyKey: string },
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const id = readId(input.id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
  const claim = {
    actor: `user/${userId}`,
    operation: 'withdrawal.cancel',
    key: input.idempotencyKey,
    fingerprint: fingerprint(ctx, { id }),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [row] = await callSqlIn<{ status: ErrorCode | 'OK' }>(
      tx,
      'cancel_withdrawal($1, $2) AS status',
      [userId, id],
    );
    if (row?.status === 'OK') return id;
    return refuseStored(row?.status ?? null, {});
  });
  if (!answered.replayed) await ctx.bus.publish('withdrawals', [`${userId}:${id}`]);
  return answered;
}
