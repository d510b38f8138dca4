import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { hashPassword } from '../../../platform/password';
import { hashToken } from '../../../platform/session-token';
import { codesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { shownWhereSet, type ShownCode } from '../factor/staff-factor';
import { checkStaffPasswordRules, type NewPassword } from './password-rules';

export interface ResetStaffPassword extends NewPassword {
  readonly token: string;
  /** Six digits of the authenticator app; empty where none is in use. */
  readonly totp?: string | null;
}

/**
 * Chooses another password by the link to the staff mailbox, within its hour and once. Where a second factor is in use
 * a code of it is asked for: a mailbox alone changes nothing. All sessions end; nobody is signed in by it.
 * @throws PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH, STAFF_LINK_ENDED, SECOND_FACTOR_REQUIRED,
 *   SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function resetStaffPassword(ctx: Context, input: ResetStaffPassword): Promise<void> {
  checkStaffPasswordRules(input);
  // Hashing is work: whoever has no link has it done for them only so often.
  const status = await weighTry(ctx, codesOf(ctx.address), () => chosen(ctx, input));
  if (status === null) refuse('STAFF_LINK_ENDED', {});
  if (status === 'SECOND_FACTOR_WRONG') refuse(status, {}, 'totp');
  if (status !== 'OK') refuseStored(status, null);
}

/** Null for a link that opens nothing. */
async function chosen(
  ctx: Context,
  { token, password, totp }: ResetStaffPassword,
): Promise<ErrorCode | 'OK' | null> {
  const hash = hashToken(token);
  const [link] = await callSql<{ staffId: string | null }>(ctx, 'staff_of_link($1) AS staff_id', [
    hash,
  ]);
  if (link?.staffId == null) return null;
  const shown = await shownWhereSet(ctx, link.staffId, totp ?? '');
  if (shown === null) return 'SECOND_FACTOR_WRONG';
  const status = await set(ctx, [hash, await hashPassword(password)], shown);
  return status === 'STAFF_LINK_ENDED' ? null : status;
}

const NO_CODE = { sealedKey: null, step: null };

async function set(
  ctx: Context,
  hashes: readonly [link: Buffer, password: string],
  shown: ShownCode | 'none',
): Promise<ErrorCode | 'OK' | null> {
  const { sealedKey, step } = shown === 'none' ? NO_CODE : shown;
  const args = [...hashes, sealedKey, step, ctx.address];
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, RESET, args);
  return row?.status ?? null;
}

const RESET = 'reset_staff_password($1, $2, $3, $4, $5) AS status';
