import type { ErrorCode } from '../../../../schema/errors';
import type { Context } from '../../../platform/context';
import { refuseGuess } from '../../../platform/domain-error';
import { passwordMatches } from '../../../platform/password';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { accountName } from '../account-name';
import { type User } from '../user.entity';
import { findUser } from '../users';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** One person's ways in share one count: user name, e-mail and phone alike. */
export const loginKey = (found: User | null, account: string): string =>
  `login:${found?.id ?? account}`;

/**
 * An unknown user and a wrong password cost the same time and count against the same limits; so does a wrong
 * second factor, where `factorRight` asks for one.
 */
export async function checkCredentials(
  ctx: Context,
  input: Credentials,
  factorRight: (user: User) => Promise<boolean> = () => Promise.resolve(true),
): Promise<User> {
  const { value: account } = accountName(input.account);
  const found = await findUser(ctx, account);
  const throttled = triesOf(loginKey(found, account), ctx.address);
  const wrong: { factor: boolean; left: number | null } = { factor: false, left: null };
  const right = await weighTry(ctx, throttled, async (left) => {
    wrong.left = left;
    const matches = await passwordMatches(found?.passwordHash ?? null, input.password);
    const user = matches ? found : null;
    wrong.factor = user !== null && !(await factorRight(user));
    return wrong.factor ? null : user;
  });
  if (right) return right;
  const guess = (code: ErrorCode, field: string) => refuseGuess(code, field, wrong.left);
  if (wrong.factor) guess('SECOND_FACTOR_WRONG', 'totp');
  if (ctx.config.loginMessages === 'same') guess('LOGIN_FAILED', 'password');
  return found ? guess('PASSWORD_WRONG', 'password') : guess('USER_NOT_FOUND', 'account');
}
