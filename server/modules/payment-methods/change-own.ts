import type { ErrorCode } from '../../../schema/errors';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { refuseStored } from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';
import { proveFunds, type FundProof } from '../accounts';

export interface OnOwn extends FundProof {
  readonly id: string;
}

/**
 * Calls a function that changes one of the user's payment methods, once they proved to know the fund password, or by
 * a passkey. * That is work for the processor and no part of the transaction; the function looks again whether it still holds.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG,
 *   TOO_MANY_REQUESTS, and what the function answers
 */
export async function changeOwn(
  ctx: Context,
  call: 'remove_payment_method' | 'set_default_payment_method',
  { id, fundPassword, passkey }: OnOwn,
): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!fundPassword && !passkey) {
    refuse('FORM_INCOMPLETE', { fields: 'fundPassword' }, 'fundPassword');
  }
  const known = readId(id) ?? refuse('TARGET_NOT_FOUND', {}, 'id');
  const proof = await proveFunds(ctx, userId, { fundPassword, passkey });
  const args = [userId, known, proof];
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(
    ctx,
    `${call}($1, $2, $3) AS status`,
    args,
  );
  if (!row) throw new Error(`${call} gave no row`);
  if (row.status !== 'OK') refuseStored(row.status, {});
}
