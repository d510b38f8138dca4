import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { passkeyAsksOf, weighTry } from '../../../platform/throttle/rate-limit';
import { newChallenge, type PasskeyPurpose } from './challenge';
import { credentialsOf, type Credential } from './passkeys';
import { offeredBy } from './relying-party';

/** What a browser takes to its devices. */
export interface PasskeyAsked {
  readonly challenge: string;
  readonly rpId: string;
  /** Those that may sign; empty: whichever the device has for this site. */
  readonly credentials: readonly Credential[];
}

const ASK = 'ask_passkey($1, $2, $3)';

/**
 * Asks for a signature of one of the signed-in user's passkeys, within five minutes: in place of the fund password
 * (those that may by now), or of the login password where it protects the account.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PASSKEYS_NOT_OFFERED, PASSKEY_NOT_FOUND where none could sign
 */
export async function askPasskey(
  ctx: Context,
  { purpose }: { readonly purpose: Exclude<PasskeyPurpose, 'SIGN_IN'> },
): Promise<PasskeyAsked> {
  const { userId } = requireUser(ctx);
  const { id: rpId } = offeredBy(ctx.config);
  const credentials = await credentialsOf(ctx, userId, { paying: purpose === 'FUND' });
  if (credentials.length === 0) refuse('PASSKEY_NOT_FOUND', {});
  const { challenge, hash } = newChallenge();
  await callSql(ctx, ASK, [hash, purpose, userId]);
  return { challenge, rpId, credentials };
}

/**
 * Asks for a signature of whoever signs in. From one address so many are asked for, as each is kept.
 * @throws PASSKEYS_NOT_OFFERED, TOO_MANY_REQUESTS
 */
export async function askSignIn(ctx: Context): Promise<PasskeyAsked> {
  const { id: rpId } = offeredBy(ctx.config);
  await weighTry(ctx, passkeyAsksOf(ctx.address), () => Promise.resolve(null));
  const { challenge, hash } = newChallenge();
  await callSql(ctx, ASK, [hash, 'SIGN_IN', null]);
  return { challenge, rpId, credentials: [] };
}
