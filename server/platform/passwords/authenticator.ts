import { generateSecret, generateURI, verifySync } from 'otplib';

/** One half minute early or late, for clocks that differ. */
const TOLERANCE_SECONDS = 30;

/** The key of an authenticator app (TOTP, RFC 6238), base32. */
export const newAuthenticatorKey = (): string => generateSecret();

/** The same as an `otpauth:` link, for a QR picture. */
export const authenticatorUri = (key: string, issuer: string, label: string): string =>
  generateURI({ issuer, label, secret: key });

/** People type codes in groups. */
export const plainCode = (typed: string): string =>
  typed.slice(0, 32).replace(/[\s-]/g, '').toUpperCase();

/** Half minutes since 1970 of a code of this key, now or one early or late; null where it is none. */
export function authenticatorStep(key: string, typed: string, now: Date): number | null {
  const token = plainCode(typed);
  if (!/^[0-9]{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = verifySync({ secret: key, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
