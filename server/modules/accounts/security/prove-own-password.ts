import { requireUser, type Context } from '../../../platform/context';
import { refuse, refuseGuess } from '../../../platform/domain-error';
import { passwordMatches } from '../../../platform/password';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import type { User } from '../user.entity';
import { userById } from '../users';

/**
 * Asks whoever is signed in for their login password again. It counts with the tries to sign in, and a right
 * one here excuses none of those.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSWORD_WRONG at `field`, TOO_MANY_REQUESTS
 */
export async function proveOwnPassword(
  ctx: Context,
  password: string,
  field: string,
): Promise<User> {
  const { userId } = requireUser(ctx);
  const user = (await userById(ctx, userId)) ?? refuse('LOGIN_REQUIRED', {});
  const throttled = { ...triesOf(`login:${userId}`, ctx.address), forgives: false };
  const tried: { left: number | null } = { left: null };
  const right = await weighTry(ctx, throttled, async (left) => {
    tried.left = left;
    return (await passwordMatches(user.passwordHash, password)) ? user : null;
  });
  return right ?? refuseGuess('PASSWORD_WRONG', field, tried.left);
}
