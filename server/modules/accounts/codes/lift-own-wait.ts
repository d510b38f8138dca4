import type { Context } from '../../../platform/context';
import { forgiveTries, triesOf } from '../../../platform/throttle/rate-limit';
import { accountName } from '../account-name';
import { loginKey } from '../sessions/check-credentials';
import { codeTarget } from './send-code';
import { useCode } from './use-code';
import { findUser } from '../users';

export interface LiftOwnWait {
  readonly account: string;
  readonly code: string;
}

/**
 * Lifts the wait after wrong tries to sign in, by a code that was sent to the account. It opens no
 * session: the password is asked again. Wrong codes are counted by themselves.
 *
 * @throws ACCOUNT_FORMAT, CODE_REQUIRED, CODE_WRONG, TOO_MANY_REQUESTS
 */
export async function liftOwnWait(ctx: Context, { account, code }: LiftOwnWait): Promise<void> {
  const { value } = accountName(account);
  const found = await findUser(ctx, value);
  await useCode(ctx, { target: codeTarget(found, value), scene: 'LIFT_WAIT', code: code.trim() });
  await forgiveTries(ctx, triesOf(loginKey(found, value), ctx.address));
}
