import { plainText } from './text';

/** Documents that prove who somebody is, with their numbers in the old API. */
export const idTypes = ['IDENTITY_CARD', 'DRIVING_LICENCE', 'PASSPORT', 'OTHER'] as const;
export type IdType = (typeof idTypes)[number];
export const legacyIdType: Record<IdType, 1 | 2 | 3 | 4> = {
  IDENTITY_CARD: 1,
  DRIVING_LICENCE: 2,
  PASSPORT: 3,
  OTHER: 4,
};

/** What a refusal may name: only that is sent again. */
export const verificationFields = [
  ...['NAME', 'ID_TYPE', 'ID_NUMBER', 'BIRTH_DATE'],
  ...['FRONT', 'BACK', 'SELFIE'],
] as const;
export type VerificationField = (typeof verificationFields)[number];

/** Where an account stands, in the order of the old API's numbers 0 to 3. */
export const verificationStates = ['NONE', 'VERIFIED', 'REFUSED', 'UNDER_REVIEW'] as const;
export type VerificationState = (typeof verificationStates)[number];
export const legacyAuth: Record<VerificationState, 0 | 1 | 2 | 3> = {
  NONE: 0,
  VERIFIED: 1,
  REFUSED: 2,
  UNDER_REVIEW: 3,
};

const NAME_LENGTH_MAX = 80;
const BIRTH_YEAR_MIN = 1900;
/** The youngest a verified person may be, in years. */
export const AGE_MIN = 18;

/** Letters of any script with their marks; gaps, dots, hyphens and apostrophes between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;

/** A person's name as it is stored, single gaps; null for what is none. */
export function readPersonName(text: string): string | null {
  const plain = plainText(text, { max: NAME_LENGTH_MAX });
  if (plain === null) return null;
  const name = plain
    .split(' ')
    .filter((part) => part !== '')
    .join(' ');
  return NAME.test(name) && TWO_LETTERS.test(name) ? name : null;
}

/** Of numbers without gaps; each has a digit. */
const FORMS: Record<IdType, RegExp> = {
  IDENTITY_CARD: /^[A-Z0-9]{5,20}$/,
  DRIVING_LICENCE: /^[A-Z0-9]{5,20}$/,
  PASSPORT: /^[A-Z0-9]{6,12}$/,
  OTHER: /^[A-Z0-9]{4,30}$/,
};
const GAPS = /[\s./()-]/g;
const RESIDENT_CARD = /^[1-9][0-9]{16}[0-9X]$/;

/**
 * A document's number as it is stored and compared: capitals, without gaps, dots, hyphens, slashes and brackets.
 * Null for what does not fit its type. An identity card of 18 characters is right by its check digit
 * (GB 11643-1999: ISO 7064 MOD 11-2) and holds a day of birth.
 */
export function readIdNumber(type: IdType, text: string): string | null {
  const plain = plainText(text, { max: 40, form: 'NFKC' })?.toUpperCase().replace(GAPS, '');
  if (plain === undefined || !FORMS[type].test(plain) || !/[0-9]/.test(plain)) return null;
  const holdsMore = type === 'IDENTITY_CARD' && plain.length === 18;
  return !holdsMore || isResidentCard(plain) ? plain : null;
}

const isResidentCard = (card: string): boolean =>
  RESIDENT_CARD.test(card) && checkSign(card) === card[17] && birthDateIn(card) !== null;

const SIGNS = '10X98765432';

function checkSign(card: string): string | undefined {
  // The weight of each digit is a power of two, modulo 11: 7, 9, 10, 5, …, 4, 2.
  const sum = Array.from(card.slice(0, 17)).reduce(
    (so, digit) => ((so + Number.parseInt(digit, 10)) * 2) % 11,
    0,
  );
  return SIGNS[sum];
}

/** The day of birth that an identity card of 18 characters holds, `YYYY-MM-DD`; null where there is none. */
export function birthDateIn(idNumber: string): string | null {
  const [, year, month, day] =
    /^[0-9]{6}([0-9]{4})([0-9]{2})([0-9]{2})[0-9X]{4}$/.exec(idNumber) ?? [];
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  return isDay(date) && date >= `${String(BIRTH_YEAR_MIN)}-01-01` ? date : null;
}

/** A day of birth from 1900 to `today`, both `YYYY-MM-DD`; null for what is none. */
export function readBirthDate(text: string, today: string): string | null {
  return isDay(text) && text >= `${String(BIRTH_YEAR_MIN)}-01-01` && text <= today ? text : null;
}

/** Whole years on `today`. Whoever was born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number.parseInt(today.slice(0, 4), 10) - Number.parseInt(birthDate.slice(0, 4), 10);
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
