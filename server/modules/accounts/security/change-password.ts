import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { hashPassword } from '../../../platform/password';
import { checkLoginPassword } from '../password-rules';
import { proveOwnPassword } from './prove-own-password';
import { tellSecurity } from './tell-security';

export interface ChangePassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordRepeat: string;
}

/**
 * Changes the login password of whoever is signed in; all their other sessions end.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH,
 *   PASSWORD_WRONG (the old one), TOO_MANY_REQUESTS
 */
export async function changePassword(ctx: Context, input: ChangePassword): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  checkLoginPassword({ password: input.password, repeat: input.passwordRepeat });
  const { passwordHash: kept } = await proveOwnPassword(ctx, input.oldPassword, 'oldPassword');
  const args = [userId, sessionId, kept, await hashPassword(input.password)];
  const [row] = await callSql<{ done: boolean }>(
    ctx,
    'change_password($1, $2, $3, $4) AS done',
    args,
  );
  // Changed from another device meanwhile: the old one is no longer right.
  if (row?.done !== true) refuse('PASSWORD_WRONG', {}, 'oldPassword');
  await ctx.bus.publish('sessionsEnded', [userId]);
  await tellSecurity(ctx, userId, { kind: 'PASSWORD_CHANGED', figures: {} });
}
