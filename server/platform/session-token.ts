import { createHash, randomBytes } from 'node:crypto';
import { deviceHeader, isDeviceId } from '../../schema/devices/device-id';

export interface IssuedToken {
  /** 256 random bits, answered once; only its hash is stored. */
  readonly token: string;
  readonly hash: Buffer;
}

export function issueToken(): IssuedToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The token of the `token` header or of `Authorization: Bearer`; null when there is none of ours. */
export function readToken(headers: Headers) {
  const own = headers.token;
  const bearer = headers.authorization;
  const text =
    typeof own === 'string' && own !== ''
      ? own
      : typeof bearer === 'string'
        ? bearer.replace(/^Bearer /i, '')
        : '';
  return TOKEN.test(text) ? text : null;
}

/**
 * SHA-256 of what the browser calls itself: all that is known of it from here on. Null where the header is missing or
 * holds anything else, as that of old apps: it is no error.
 */
export function readDevice({ [deviceHeader]: said }: Headers): Buffer | null {
  return typeof said === 'string' && isDeviceId(said) ? hashToken(said) : null;
}
