import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { weighOwnTry } from '../security/own-tries';
import { tellSecurity } from '../security/tell-security';
import { factorOf, newRecoveryCode, RECOVERY_CODES, recoveryHash, stepOf } from './factor-code';

/**
 * Puts the second factor to use that was begun, by a code of it. Resolves to ten recovery codes, which are
 * shown this once: each signs in one time when the device is lost.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, SECOND_FACTOR_NOT_SET (none was begun), SECOND_FACTOR_SET,
 *   SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  ctx: Context,
  { code }: { readonly code: string },
): Promise<string[]> {
  const { userId } = requireUser(ctx);
  const { sealedKey, confirmed } =
    (await factorOf(ctx, userId)) ?? refuse('SECOND_FACTOR_NOT_SET', {});
  if (confirmed) refuse('SECOND_FACTOR_SET', {});
  const step = await weighOwnTry(ctx, { guessed: 'factor', userId }, () =>
    stepOf(ctx, { userId, sealedKey, typed: code }),
  );
  if (step === null) refuse('SECOND_FACTOR_WRONG', {}, 'code');
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((one) => recoveryHash(ctx, userId, one));
  const args = [userId, sealedKey, step, hashes];
  const [row] = await callSql<{ done: boolean }>(ctx, CONFIRM, args);
  // Begun anew or confirmed from another device meanwhile.
  if (row?.done !== true) refuse('SECOND_FACTOR_WRONG', {}, 'code');
  await tellSecurity(ctx, userId, { kind: 'SECOND_FACTOR_ON', figures: {} });
  return codes;
}

const CONFIRM = 'confirm_second_factor($1, $2, $3, $4) AS done';
