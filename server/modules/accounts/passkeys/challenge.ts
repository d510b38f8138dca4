import type { Context } from '../../../platform/context';
import { issueToken } from '../../../platform/session-token';
import { keyedHash } from '../../../platform/sealed/seal';

/** What a signature is asked for. One that was made for something else proves nothing. */
export type PasskeyPurpose = 'SIGN_IN' | 'FUND' | 'SECURITY';

/** What is to be signed; only its hash is kept. */
export function newChallenge() {
  const { token: challenge, hash } = issueToken();
  return { challenge, hash };
}

/** What SQL functions take in place of a kept hash, once a passkey has proved as much. */
export const proofOf = (challengeHash: Buffer): string =>
  `passkey:${challengeHash.toString('hex')}`;

/** Whose a passkey is, as devices keep it: it names nobody. */
export const userHandle = ({ config }: Pick<Context, 'config'>, userId: string): string =>
  keyedHash(config, 'passkey_user', userId).toString('base64url');
