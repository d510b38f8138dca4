/** Bounds both sides check. Every minimum and maximum is inclusive. */
export const limits = {
  passwordLengthMin: 6,
  passwordLengthMax: 16,
  codeDigits: 6,
  codeSeconds: 300,
  codeResendSeconds: 60,
  codeTriesMax: 5,
  /** Wrong passwords or codes per account, and failures per address, in one window. */
  failuresPerAccountMax: 5,
  failuresPerAddressMax: 50,
  /** Codes asked for from one address in one window: somebody else's mailbox is not a toy. */
  codesPerAddressMax: 50,
  failureWindowSeconds: 900,
  userNameLengthMin: 4,
  userNameLengthMax: 20,
  emailLengthMax: 254,
  payerNameLengthMax: 80,
  remarkLengthMax: 200,
  reasonLengthMax: 500,
  bankReferenceLengthMax: 80,
  uploadBytesMax: 10 * 1024 * 1024,
  uploadPixelsMax: 25_000_000,
  uploadsPerDayMax: 100,
  /** A signed link to an uploaded file, and a file nobody attached. */
  uploadLinkSeconds: 600,
  uploadUnattachedHours: 24,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  candlesMax: 500,
  /** How long a member of staff holds a request they took. */
  leaseSeconds: 600,
  lockedPassSeconds: 900,
  userSessionIdleDays: 30,
  userSessionDays: 90,
  staffSessionIdleMinutes: 30,
  staffSessionHours: 12,
} as const;

const USER_NAME = /^(?=.*[a-z])[a-z0-9._]{4,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[0-9]{6,15}$/;

export type AccountKind = 'email' | 'phone' | 'userName';

export interface AccountName {
  readonly kind: AccountKind;
  readonly value: string;
}

/** What somebody signs in with, in its stored form; null when it is none of the three. */
export function readAccountName(text: string): AccountName | null {
  const plain = text.trim().normalize('NFC').toLowerCase();
  if (EMAIL.test(plain) && plain.length <= limits.emailLengthMax) {
    return { kind: 'email', value: plain };
  }
  const digits = plain.replace(/[\s-]/g, '');
  if (PHONE.test(digits)) return { kind: 'phone', value: digits };
  return USER_NAME.test(plain) ? { kind: 'userName', value: plain } : null;
}
