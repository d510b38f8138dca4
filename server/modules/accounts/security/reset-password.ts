import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { hashPassword } from '../../../platform/password';
import { forgiveTries, triesOf } from '../../../platform/throttle/rate-limit';
import { reachable } from '../account-name';
import { useCode } from '../codes/use-code';
import { checkLoginPassword } from '../password-rules';
import { findUser, userById } from '../users';
import { tellSecurity } from './tell-security';

export interface ResetPassword {
  readonly account: string;
  readonly code: string;
  readonly password: string;
  readonly passwordRepeat: string;
}

/**
 * A new login password for whoever forgot theirs, by a code that was sent to the account. All sessions end,
 * none is opened, and a second factor is asked for as before. An unknown account and a wrong code are
 * answered alike.
 *
 * @throws ACCOUNT_FORMAT, PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH, CODE_REQUIRED, CODE_WRONG,
 *   TOO_MANY_REQUESTS, ACCOUNT_LOCKED
 */
export async function resetPassword(ctx: Context, input: ResetPassword): Promise<void> {
  const { value: target } = reachable(input.account);
  checkLoginPassword({ password: input.password, repeat: input.passwordRepeat });
  await useCode(ctx, { target, scene: 'RESET', code: input.code.trim() });
  // Only who owns the mailbox comes this far, and a code goes to accounts that exist.
  const user = (await findUser(ctx, target)) ?? refuse('CODE_WRONG', {}, 'code');
  const args = [user.id, await hashPassword(input.password)];
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, RESET, args);
  if (row?.status === 'ACCOUNT_LOCKED') return refuseLocked(ctx, user.id);
  if (row?.status !== 'OK') refuse('CODE_WRONG', {}, 'code');
  await forgiveTries(ctx, triesOf(`login:${user.id}`, ctx.address));
  await ctx.bus.publish('sessionsEnded', [user.id]);
  await tellSecurity(ctx, user.id, { kind: 'PASSWORD_CHANGED', figures: {} });
}

const RESET = 'reset_password($1, $2) AS status';

async function refuseLocked(ctx: Context, userId: string): Promise<never> {
  const user = await userById(ctx, userId);
  return refuse('ACCOUNT_LOCKED', { reason: user?.lockReason ?? '' });
}
