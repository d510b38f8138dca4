import { randomInt } from 'node:crypto';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { authenticatorStep, plainCode } from '../../../platform/passwords/authenticator';
import { keyedHash, unseal, type Place } from '../../../platform/sealed/seal';

/** Letters and digits nobody mistakes for each other: ten of them are 49 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 10;
export const RECOVERY_CODES = 10;

/** Where the key of a user's second factor is kept: it opens as nobody else's. */
export const keyPlace = (userId: string): Place => ({
  column: 'second_factor.sealed_key',
  row: userId,
});

export const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
    '',
  );

/** Keyed, and bound to its owner. */
export const recoveryHash = ({ config }: Context, userId: string, code: string): Buffer =>
  keyedHash(config, 'recovery_code', `${userId}|${code}`);

interface KeptFactor {
  readonly sealedKey: string;
  readonly confirmed: boolean;
}

/** The second factor of a user, in use or still to be confirmed; null where there is none. */
export async function factorOf({ db }: Context, userId: string): Promise<KeptFactor | null> {
  const [row] = await rows<KeptFactor>(
    db,
    `SELECT sealed_key, confirmed_at IS NOT NULL AS confirmed FROM second_factor WHERE user_id = $1`,
    [userId],
  );
  return row ?? null;
}

/** The half minute of a code of the authenticator app; null where it is none of this key, now. */
export async function stepOf(
  ctx: Context,
  { userId, sealedKey, typed }: { userId: string; sealedKey: string; typed: string },
): Promise<number | null> {
  const key = unseal(ctx.config, sealedKey, keyPlace(userId));
  return authenticatorStep(key, typed, await ctx.now());
}

/** What the SQL functions take for a typed code; null where it cannot be right. */
export async function usableCode(
  ctx: Context,
  asked: { userId: string; sealedKey: string; typed: string },
): Promise<readonly [step: number | null, recovery: Buffer | null] | null> {
  const code = plainCode(asked.typed);
  if (code.length === RECOVERY_LENGTH) return [null, recoveryHash(ctx, asked.userId, code)];
  const step = await stepOf(ctx, asked);
  return step === null ? null : [step, null];
}
