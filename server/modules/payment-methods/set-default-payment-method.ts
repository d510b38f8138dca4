import type { Context } from '../../platform/context';
import { changeOwn, type OnOwn } from './change-own';

/**
 * Makes a payment method the one that the signed-in user's withdrawals start from. Another's looks missing.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG,
 *   TOO_MANY_REQUESTS, TARGET_NOT_FOUND
 */
export const setDefaultPaymentMethod = (ctx: Context, on: OnOwn): Promise<void> =>
  changeOwn(ctx, 'set_default_payment_method', on);
