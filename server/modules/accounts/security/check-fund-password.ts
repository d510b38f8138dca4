import type { Context } from '../../../platform/context';
import { refuse, refuseGuess } from '../../../platform/domain-error';
import { passwordMatches } from '../../../platform/password';
import { userById } from '../users';
import { weighOwnTry } from './own-tries';

/**
 * Asks for the fund password of a user, and resolves to its hash. It is work for the processor: never inside
 * a transaction. The login password is not taken for it.
 *
 * @throws FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export const checkFundPassword = (ctx: Context, userId: string, password: string) =>
  checkTypedFundPassword(ctx, { userId, password, field: 'fundPassword' });

interface Typed {
  readonly userId: string;
  readonly password: string;
  /** Where it was typed: what is wrong stands there. */
  readonly field: string;
}

/**
 * The same where the form calls it otherwise.
 *
 * @throws FUND_PASSWORD_NOT_SET and FUND_PASSWORD_WRONG at `field`, TOO_MANY_REQUESTS
 */
export async function checkTypedFundPassword(
  ctx: Context,
  { userId, password, field }: Typed,
): Promise<string> {
  const user = await userById(ctx, userId);
  const kept = user?.fundPasswordHash ?? refuse('FUND_PASSWORD_NOT_SET', {}, field);
  const tried: { left: number | null } = { left: null };
  const right = await weighOwnTry(ctx, { guessed: 'fund', userId }, async (left) => {
    tried.left = left;
    return (await passwordMatches(kept, password)) ? kept : null;
  });
  return right ?? refuseGuess('FUND_PASSWORD_WRONG', field, tried.left);
}
