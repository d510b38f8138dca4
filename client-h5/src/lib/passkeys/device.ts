import {
  startAuthentication,
  startRegistration,
  type AuthenticatorTransport,
  type PublicKeyCredentialDescriptorJSON,
} from '@simplewebauthn/browser';

interface Credential {
  readonly id: string;
  readonly transports: readonly string[];
}

/** What the server asks to be signed. */
export interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  readonly credentials: readonly Credential[];
}

/** What the server has a passkey made from. */
export interface Creation extends Asked {
  readonly rpName: string;
  readonly userHandle: string;
  readonly userName: string;
}

const descriptors = (credentials: readonly Credential[]): PublicKeyCredentialDescriptorJSON[] =>
  credentials.map(({ id, transports }) => ({
    id,
    type: 'public-key',
    transports: [...transports] as AuthenticatorTransport[],
  }));

/** ES256, then RS256: one of them every device can. */
const ALGORITHMS = [-7, -257];
const MINUTES = 5 * 60_000;

/** Has the device sign, once it has recognised its owner. */
export async function sign({ challenge, rpId, credentials }: Asked) {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId, timeout: MINUTES, userVerification: 'required' },
      allowCredentials: descriptors(credentials),
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null };
}

/** Has the device make a passkey, which its owner is found by without a name. */
export async function make({ challenge, rpId, rpName, credentials, ...user }: Creation) {
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...{ challenge, timeout: MINUTES, attestation: 'none' },
      rp: { id: rpId, name: rpName },
      user: { id: user.userHandle, name: user.userName, displayName: user.userName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: descriptors(credentials),
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}
