import type { ErrorCode } from '../../../schema/errors';
import { callSqlIn, requireStaff, transact, type Context } from '../../platform/context';
import { nameActor } from '../../platform/database/read-as';
import { refuse } from '../../platform/domain-error';
import { refuseStored } from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';
import { readReasonForUser } from '../audit';
import type { Details } from './details';
import { heldDetails } from './payouts/held-details';
import { PaymentMethod } from './payment-method.entity';

export interface OpenPaymentMethod {
  readonly id: string;
  readonly reason: string;
}

/**
 * A user's payment method in full, for whoever pays out or looks into something, with an entry in the audit
 * log in the same transaction. One that was deleted opens too.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, PARAM_INVALID, TARGET_NOT_FOUND, OWN_REQUEST
 */
export async function openPaymentMethod(ctx: Context, input: OpenPaymentMethod): Promise<Details> {
  const { staffId } = requireStaff(ctx);
  const id = readId(input.id) ?? refuse('TARGET_NOT_FOUND', {}, 'id');
  const reason = await readReasonForUser(ctx, input.reason);
  const row = await transact(ctx, async (tx) => {
    const [answer] = await callSqlIn<{ status: ErrorCode | 'OK' }>(
      tx,
      'open_payment_method($1, $2, $3, $4) AS status',
      [staffId, id, reason, ctx.address],
    );
    if (answer?.status !== 'OK') refuseStored(answer?.status ?? null, {});
    await nameActor(ctx, tx);
    return tx.getRepository(PaymentMethod).findOneByOrFail({ id });
  });
  const [details] = await heldDetails(ctx, [row]);
  return details ?? refuse('TARGET_NOT_FOUND', {}, 'id');
}
