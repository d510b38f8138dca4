/** What the test's device is asked for, and what it does next. */
interface Device {
  /** The challenges that were to be signed, or made a passkey from, as text. */
  readonly asked: string[];
  /** The error that the browser gives instead, by its name. */
  refuses: string | null;
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const textOf = (buffer: BufferSource): string =>
  Buffer.from(buffer as ArrayBuffer).toString('base64url');

/** A browser with passkeys, whose device signs whatever it is asked, until the test takes it away. */
export function withDevice(): Device {
  const device: Device = { asked: [], refuses: null };
  const answer = (challenge: BufferSource, response: object) => {
    device.asked.push(textOf(challenge));
    if (device.refuses !== null) {
      return Promise.reject(
        Object.assign(new Error('The browser says no.'), { name: device.refuses }),
      );
    }
    return Promise.resolve({
      ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', response },
      getClientExtensionResults: () => ({}),
    });
  };
  const client = { clientDataJSON: bytes('client') };
  const credentials = {
    get: ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
      answer(publicKey.challenge, {
        ...client,
        ...{
          authenticatorData: bytes('data'),
          signature: bytes('signature'),
          userHandle: bytes('me'),
        },
      }),
    create: ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
      answer(publicKey.challenge, {
        ...client,
        attestationObject: bytes('object'),
        getTransports: () => ['internal'],
      }),
  };
  beforeEach(() => {
    device.asked.length = 0;
    device.refuses = null;
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: Object, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return device;
}

const b64 = (text: string): string => Buffer.from(text).toString('base64url');

/** What the device above signs, as the server gets it. */
export const signature = {
  id: 'a2V5',
  clientDataJSON: b64('client'),
  authenticatorData: b64('data'),
  signature: b64('signature'),
  userHandle: b64('me'),
};

/** What a server asks for that is to be signed. */
export const challenge = (text: string) => ({
  challenge: b64(text),
  rpId: 'localhost',
  credentials: [{ id: 'a2V5', transports: ['internal'] }],
});

/** Answers of a server that offers passkeys, to somebody who has one. */
export const fundPasskeys = {
  passkeyHost: 'localhost',
  me: {
    ...{ __typename: 'User', id: '7', fundPasswordSet: true },
    passkeys: [{ __typename: 'Passkey', id: '5', fundSince: '2026-11-01T10:00:00.000Z' }],
  },
};
export const passkeyAsked = (text: string) => ({
  passkeyAsk: { asked: challenge(text), userErrors: [] },
});
