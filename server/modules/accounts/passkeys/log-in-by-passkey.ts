import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { enter, type LoggedIn } from '../sessions/enter';
import { passOf } from '../sessions/open-locked-pass';
import { userById } from '../users';
import type { PasskeyAnswer } from './check-signature';
import { passkeyCalled } from './passkeys';
import { provePasskey } from './prove-passkey';

/** What a locked user gets instead of a session. */
interface LockedOut {
  readonly pass: string;
  readonly reason: string;
}

/**
 * Opens a session by a passkey: its device has recognised its owner, so it is password and second factor at once.
 * A wrong one is a wrong try of the account, as a wrong password is; one that nobody has is answered alike. A locked
 * user gets the pass that reads one page, and why.
 *
 * @throws PASSKEY_REFUSED, TOO_MANY_REQUESTS, ACCOUNT_LOCKED, PASSWORD_RESET_REQUIRED
 */
export async function logInByPasskey(
  ctx: Context,
  answer: PasskeyAnswer,
): Promise<LoggedIn | LockedOut> {
  const found = await passkeyCalled(ctx, answer.id);
  const throttled = {
    ...triesOf('', ctx.address),
    account: found && `login:${found.userId}`,
  };
  const user = await weighTry(ctx, throttled, async () => {
    const right = await provePasskey(ctx, answer, { purpose: 'SIGN_IN', userId: null });
    return right && userById(ctx, right.passkey.userId);
  });
  if (!user) refuse('PASSKEY_REFUSED', {}, 'passkey');
  if (user.lockReason === null) return enter(ctx, user);
  const { pass } = await passOf(ctx, user);
  return { pass, reason: user.lockReason };
}
