import { requireUser, type Context } from '../../../platform/context';
import { hashPassword } from '../../../platform/password';
import { checkFundPasswordRules, proveOwnPassword, tellSecurity } from '../../accounts';
import { confirmHelp } from './confirm-help';

export interface ChooseFundPassword {
  /** The login password: a session alone chooses none. */
  readonly loginPassword: string;
  readonly password: string;
  readonly passwordRepeat: string;
}

/**
 * Sets the fund password that the signed-in user chooses, a day after their request for a new one was announced.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FUND_PASSWORD_LENGTH, FUND_PASSWORD_COMMON, FUND_PASSWORD_MISMATCH,
 *   PASSWORD_WRONG, TOO_MANY_REQUESTS, REQUEST_NOT_FOUND, HELP_WAITS
 */
export async function chooseFundPassword(ctx: Context, input: ChooseFundPassword): Promise<void> {
  const { userId } = requireUser(ctx);
  checkFundPasswordRules({ password: input.password, repeat: input.passwordRepeat });
  await proveOwnPassword(ctx, input.loginPassword, 'loginPassword');
  const hash = await hashPassword(input.password);
  await confirmHelp(ctx, 'choose_fund_password($1, $2)', [userId, hash]);
  await tellSecurity(ctx, userId, { kind: 'FUND_PASSWORD_CHANGED', figures: {} });
}
