import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { authenticatorUri, newAuthenticatorKey } from '../../../platform/passwords/authenticator';
import { seal } from '../../../platform/sealed/seal';
import { settings } from '../../settings';
import { checkStaffPassword, type StaffPassword } from '../check-staff-password';
import { keyPlace } from './staff-factor';

export interface StaffFactorBegun {
  /** Base32, to be typed into an authenticator app. In this answer alone. */
  readonly setupKey: string;
  /** The same as an `otpauth:` link, for a QR picture. */
  readonly setupUri: string;
}

/**
 * Makes the key of a member of staff's second factor, by their password: whoever needs one has no session
 * before. It is in use once they have signed in with a code of it.
 *
 * @throws LOGIN_FAILED, TOO_MANY_REQUESTS, SECOND_FACTOR_SET
 */
export async function beginStaffFactor(
  ctx: Context,
  input: StaffPassword,
): Promise<StaffFactorBegun> {
  const { staff } = await checkStaffPassword(ctx, input, () => Promise.resolve('none'));
  const setupKey = newAuthenticatorKey();
  const args = [staff.id, seal(ctx.config, setupKey, keyPlace(staff.id))];
  const [row] = await callSql<{ done: boolean }>(ctx, 'begin_staff_factor($1, $2) AS done', args);
  if (row?.done !== true) refuse('SECOND_FACTOR_SET', {});
  const { brand } = await settings(ctx);
  return { setupKey, setupUri: authenticatorUri(setupKey, `${brand} console`, staff.email) };
}
