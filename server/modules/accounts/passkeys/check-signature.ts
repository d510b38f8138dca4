import type { Context } from '../../../platform/context';
import { hashToken } from '../../../platform/session-token';
import type { KeptPasskey } from './passkeys';
import { relyingParty } from './relying-party';

/** What a device signed, in base64url, as browsers hand it over. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Whose it is, as the device keeps it. */
  readonly userHandle?: string | null;
}

/** A passkey that a device has just made. */
export interface PasskeyMade {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** That of a signature which only the database can judge. */
export interface Signed {
  /** SHA-256 of the challenge. */
  readonly hash: Buffer;
  readonly counter: number;
  readonly backedUp: boolean;
}

export interface Made extends Signed {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
}

/** Loaded when it is first used: it takes longer than all else of a start. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const TEXT = /^[A-Za-z0-9_-]{1,8000}$/;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const TRANSPORT = /^[a-z-]{2,20}$/;

/** The challenge that was signed; null for what no page of ours has asked for. */
function challengeIn(clientDataJSON: string): string | null {
  const read = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
    readonly challenge?: unknown;
    readonly crossOrigin?: unknown;
  } | null;
  const { challenge, crossOrigin } = read ?? {};
  return typeof challenge === 'string' && CHALLENGE.test(challenge) && crossOrigin !== true
    ? challenge
    : null;
}

/**
 * Checks that this passkey has signed, for this site, with its owner recognised by the device. Null where it has
 * not. Whether the challenge is one that we asked for is not asked here.
 */
export async function checkSignature(
  { config }: Pick<Context, 'config'>,
  { publicKey }: Pick<KeptPasskey, 'publicKey'>,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
): Promise<Signed | null> {
  const party = relyingParty(config);
  const texts = [id, clientDataJSON, authenticatorData, signature];
  if (!party || !texts.every((text) => TEXT.test(text))) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // What it has counted so far is compared by the database, under lock.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
    return verified ? { hash: hashToken(challenge), counter, backedUp } : null;
  } catch {
    // The library throws for each thing that is wrong, and says what was sent.
    return null;
  }
}

/** The same of a passkey that was just made, which signs for itself. No certificate of its maker is asked for. */
export async function checkMade(
  { config }: Pick<Context, 'config'>,
  { id, clientDataJSON, attestationObject }: PasskeyMade,
): Promise<Made | null> {
  const party = relyingParty(config);
  if (!party || ![id, clientDataJSON, attestationObject].every((text) => TEXT.test(text)))
    return null;
  const { verifyRegistrationResponse } = await library();
  try {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null || !(await isUncertified(attestationObject))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { credential, credentialBackedUp: backedUp } = registrationInfo;
    return {
      hash: hashToken(challenge),
      counter: credential.counter,
      backedUp,
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
    };
  } catch {
    return null;
  }
}

/** Checking certificates would ask other servers, at addresses that stand in them. */
async function isUncertified(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const read = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = read.get('fmt');
  return format === 'none' || (format === 'packed' && read.get('attStmt').get('x5c') === undefined);
}

/** How a browser says it reaches a passkey; what is none of its words is left out. */
export const readTransports = (transports: readonly string[]): string[] =>
  [...new Set(transports)].filter((one) => TRANSPORT.test(one)).slice(0, 8);
