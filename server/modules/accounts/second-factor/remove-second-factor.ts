import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { weighOwnTry } from '../security/own-tries';
import { tellSecurity } from '../security/tell-security';
import { factorOf, usableCode } from './factor-code';

/**
 * Takes the second factor away, by a code of it or a recovery code.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, SECOND_FACTOR_NOT_SET, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function removeSecondFactor(
  ctx: Context,
  { code }: { readonly code: string },
): Promise<void> {
  const { userId } = requireUser(ctx);
  const factor = await factorOf(ctx, userId);
  if (factor?.confirmed !== true) refuse('SECOND_FACTOR_NOT_SET', {});
  const { sealedKey } = factor;
  const right = await weighOwnTry(ctx, { guessed: 'factor', userId }, async () => {
    const usable = await usableCode(ctx, { userId, sealedKey, typed: code });
    if (usable === null) return null;
    const [row] = await callSql<{ done: boolean }>(ctx, REMOVE, [userId, ...usable]);
    return row?.done === true ? true : null;
  });
  if (right === null) refuse('SECOND_FACTOR_WRONG', {}, 'code');
  await tellSecurity(ctx, userId, { kind: 'SECOND_FACTOR_OFF', figures: {} });
}

const REMOVE = 'remove_second_factor($1, $2, $3) AS done';
