import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { passwordMatches } from '../../../platform/password';
import { userById } from '../users';
import { weighOwnTry } from './own-tries';

/**
 * Asks for the fund password of a user, and resolves to its hash. It is work for the processor: never inside
 * a transaction. The login password is not taken for it.
 *
 * @throws FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function checkFundPassword(
  ctx: Context,
  userId: string,
  password: string,
): Promise<string> {
  const user = await userById(ctx, userId);
  const kept = user?.fundPasswordHash ?? refuse('FUND_PASSWORD_NOT_SET', {}, 'fundPassword');
  const right = await weighOwnTry(ctx, { guessed: 'fund', userId }, async () =>
    (await passwordMatches(kept, password)) ? kept : null,
  );
  return right ?? refuse('FUND_PASSWORD_WRONG', {}, 'fundPassword');
}
