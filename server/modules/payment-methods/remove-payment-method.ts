import { requireUser, type Context } from '../../platform/context';
import { changeOwn, type OnOwn } from './change-own';
import { tellOwner } from './tell-owner';

/**
 * Puts a payment method of the signed-in user away; it is kept for what was paid out to it. Another's looks
 * missing.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG,
 *   TOO_MANY_REQUESTS, TARGET_NOT_FOUND, BINDING_IN_USE
 */
export async function removePaymentMethod(ctx: Context, on: OnOwn): Promise<void> {
  const { userId } = requireUser(ctx);
  await changeOwn(ctx, 'remove_payment_method', on);
  await tellOwner(ctx, { userId, id: on.id, kind: 'PAYMENT_METHOD_DELETED' });
}
