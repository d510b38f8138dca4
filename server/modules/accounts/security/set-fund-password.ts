import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { hashPassword } from '../../../platform/password';
import { checkFundPassword as checkRules } from '../password-rules';
import { userById } from '../users';
import { checkTypedFundPassword } from './check-fund-password';
import { tellSecurity } from './tell-security';

export interface SetFundPassword {
  readonly password: string;
  readonly passwordRepeat: string;
  /** Needed once there is one; the login password is never taken for it. */
  readonly oldPassword?: string | null;
}

/**
 * Sets the fund password, or changes it.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FUND_PASSWORD_LENGTH, FUND_PASSWORD_COMMON,
 *   FUND_PASSWORD_MISMATCH, FORM_INCOMPLETE without the old one, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function setFundPassword(ctx: Context, input: SetFundPassword): Promise<void> {
  const { userId } = requireUser(ctx);
  checkRules({ password: input.password, repeat: input.passwordRepeat });
  const old = await oldOne(ctx, userId, input.oldPassword ?? '');
  const args = [userId, old, await hashPassword(input.password)];
  const [row] = await callSql<{ done: boolean }>(
    ctx,
    'set_fund_password($1, $2, $3) AS done',
    args,
  );
  // Somebody was faster: what was asked for no longer holds.
  if (row?.done !== true) refuse('FUND_PASSWORD_WRONG', {}, 'oldPassword');
  await tellSecurity(ctx, userId, { kind: 'FUND_PASSWORD_CHANGED', figures: {} });
}

/** The hash that is kept, once whoever asks has proved to know it; null when there is none yet. */
async function oldOne(ctx: Context, userId: string, oldPassword: string): Promise<string | null> {
  const user = await userById(ctx, userId);
  if ((user?.fundPasswordHash ?? null) === null) return null;
  if (oldPassword === '') refuse('FORM_INCOMPLETE', { fields: 'oldpwd' }, 'oldPassword');
  return checkTypedFundPassword(ctx, { userId, password: oldPassword, field: 'oldPassword' });
}
