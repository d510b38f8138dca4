import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { weighAlone } from '../security/own-tries';
import type { User } from '../user.entity';
import { factorOf, usableCode } from './factor-code';

/**
 * Whether whoever signs in with the right password has shown a code of the second factor, where there is one.
 * It is part of weighing that password: a wrong code is a wrong try of the account, and counts by itself
 * too, so that right passwords excuse none. A locked account, and one that needs a new password,
 * is told so first.
 *
 * @throws SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS
 */
export async function checkSecondFactor(
  ctx: Context,
  { id: userId, lockReason, resetAskedAt }: User,
  typed: string,
): Promise<boolean> {
  const factor = await factorOf(ctx, userId);
  const refusedAnyway = lockReason !== null || resetAskedAt !== null;
  if (factor?.confirmed !== true || refusedAnyway) return true;
  if (typed.trim() === '') refuse('SECOND_FACTOR_REQUIRED', {}, 'totp');
  const { sealedKey } = factor;
  const used = await weighAlone(ctx, { guessed: 'factor', userId }, async () => {
    const usable = await usableCode(ctx, { userId, sealedKey, typed });
    if (usable === null) return null;
    const [row] = await callSql<{ done: boolean }>(ctx, USE, [userId, ...usable]);
    return row?.done === true ? true : null;
  });
  return used === true;
}

const USE = 'use_second_factor($1, $2, $3) AS done';
