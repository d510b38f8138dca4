import { requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import type { PasskeyAnswer } from '../passkeys/check-signature';
import { provePasskey } from '../passkeys/prove-passkey';
import { proveOwnPassword } from './prove-own-password';

export interface OwnerProof {
  readonly password?: string | null;
  /** In place of the password. */
  readonly passkey?: PasskeyAnswer | null;
}

/**
 * Asks whoever is signed in for their login password or a passkey. Resolves to what SQL functions take for it:
 * the kept hash, or what the passkey has proved. Both count with the tries to sign in, and excuse none of those.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSWORD_WRONG, PASSKEY_REFUSED, TOO_MANY_REQUESTS
 */
export async function proveOwner(ctx: Context, { password, passkey }: OwnerProof): Promise<string> {
  const { userId } = requireUser(ctx);
  if (!passkey) return (await proveOwnPassword(ctx, password ?? '', 'password')).passwordHash;
  const throttled = { ...triesOf(`login:${userId}`, ctx.address), forgives: false };
  const right = await weighTry(ctx, throttled, () =>
    provePasskey(ctx, passkey, { purpose: 'SECURITY', userId }),
  );
  return right?.proof ?? refuse('PASSKEY_REFUSED', {}, 'passkey');
}
