import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { authenticatorUri, newAuthenticatorKey } from '../../../platform/passwords/authenticator';
import { seal } from '../../../platform/sealed/seal';
import { settings } from '../../settings';
import { proveOwnPassword } from '../security/prove-own-password';
import { keyPlace } from './factor-code';

export interface SecondFactorBegun {
  /** Base32, to be typed into an authenticator app. In this answer alone. */
  readonly setupKey: string;
  /** The same as an `otpauth:` link, for a QR picture. */
  readonly setupUri: string;
}

/**
 * Makes the key of a second factor; it is asked for once a code of it has been shown. With the password:
 * a session that somebody else got hold of must not shut its owner out.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSWORD_WRONG, TOO_MANY_REQUESTS, SECOND_FACTOR_SET
 */
export async function beginSecondFactor(
  ctx: Context,
  { password }: { readonly password: string },
): Promise<SecondFactorBegun> {
  const { userId } = requireUser(ctx);
  const user = await proveOwnPassword(ctx, password, 'password');
  const setupKey = newAuthenticatorKey();
  const args = [userId, seal(ctx.config, setupKey, keyPlace(userId))];
  const [row] = await callSql<{ done: boolean }>(ctx, 'begin_second_factor($1, $2) AS done', args);
  if (row?.done !== true) refuse('SECOND_FACTOR_SET', {});
  const { brand: issuer } = await settings(ctx);
  const label = user.email ?? user.phone ?? user.id;
  return { setupKey, setupUri: authenticatorUri(setupKey, issuer, label) };
}
