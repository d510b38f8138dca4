import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { authenticatorStep } from '../../../platform/passwords/authenticator';
import { unseal, type Place } from '../../../platform/sealed/seal';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';

/** Where the key of a member's second factor is kept: it opens as nobody else's. */
export const keyPlace = (staffId: string): Place => ({
  column: 'staff_factor.sealed_key',
  row: staffId,
});

interface KeptFactor {
  readonly sealedKey: string;
  readonly confirmed: boolean;
}

/** The second factor of a member of staff, in use or only begun; null where there is none. */
async function staffFactor(
  { db }: Pick<Context, 'db'>,
  staffId: string,
): Promise<KeptFactor | null> {
  const [row] = await rows<KeptFactor>(
    db,
    `SELECT sealed_key, confirmed_at IS NOT NULL AS confirmed FROM staff_factor
     WHERE staff_id = $1 AND sealed_key IS NOT NULL`,
    [staffId],
  );
  return row ?? null;
}

/** Those on the staff whose second factor is in use. */
export async function staffWithFactor({ db }: Pick<Context, 'db'>): Promise<ReadonlySet<string>> {
  const found = await rows<{ staffId: string }>(
    db,
    'SELECT staff_id FROM staff_factor WHERE confirmed_at IS NOT NULL',
  );
  return new Set(found.map(({ staffId }) => staffId));
}

/** A code that was right a moment ago; the database decides whether it may be used. */
export interface ShownCode {
  readonly sealedKey: string;
  readonly step: number;
}

/**
 * What a member of staff with the right password has shown of their second factor: 'none' where none is asked
 * for, null where it is wrong. In live mode everybody needs one; in practice mode whoever has set one up.
 * Wrong codes count by themselves too, so that right passwords excuse none.
 *
 * @throws SECOND_FACTOR_NOT_SET (to be set up first), SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS
 */
export async function shownFactor(
  ctx: Context,
  staffId: string,
  typed: string,
): Promise<ShownCode | 'none' | null> {
  const factor = await staffFactor(ctx, staffId);
  const needed = factor?.confirmed === true || ctx.config.mode === 'live';
  if (needed) refuseMissing(factor, typed);
  return factor === null || typed.trim() === ''
    ? 'none'
    : weighCode(ctx, { staffId, factor, typed });
}

/**
 * What a member of staff has shown of a second factor that is in use; 'none' where none is, null where it is wrong.
 * @throws SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS
 */
export async function shownWhereSet(
  ctx: Context,
  staffId: string,
  typed: string,
): Promise<ShownCode | 'none' | null> {
  const factor = await staffFactor(ctx, staffId);
  if (factor?.confirmed !== true) return 'none';
  if (typed.trim() === '') refuse('SECOND_FACTOR_REQUIRED', {}, 'totp');
  return weighCode(ctx, { staffId, factor, typed });
}

function refuseMissing(factor: KeptFactor | null, typed: string): void {
  if (factor?.confirmed !== true && (factor === null || typed.trim() === ''))
    refuse('SECOND_FACTOR_NOT_SET', {}, 'totp');
  if (typed.trim() === '') refuse('SECOND_FACTOR_REQUIRED', {}, 'totp');
}

interface Weighed {
  readonly staffId: string;
  readonly factor: KeptFactor;
  readonly typed: string;
}

function weighCode(
  ctx: Context,
  { staffId, factor: { sealedKey }, typed }: Weighed,
): Promise<ShownCode | null> {
  const key = `staff-factor:${staffId}`;
  return weighTry(ctx, { ...triesOf(key, ctx.address), address: `own:${key}` }, async () => {
    const plain = unseal(ctx.config, sealedKey, keyPlace(staffId));
    const step = authenticatorStep(plain, typed, await ctx.now());
    return step === null ? null : { sealedKey, step };
  });
}
