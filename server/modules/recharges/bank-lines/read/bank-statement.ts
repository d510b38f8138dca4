import type { ErrorCode, ErrorParams } from '../../../../../schema/errors';
import { plainText } from '../../../../../schema/text';
import { refuse } from '../../../../platform/domain-error';

export type BankFormat = 'CSV' | 'CAMT053' | 'MT940';

/** One incoming payment as a file of a bank states it. */
export interface StatedLine {
  /** Line of the file, from 1; of camt.053 the entry. */
  readonly place: number;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** Hundredths of the currency. */
  readonly amount: bigint;
  readonly currency: string;
  readonly payerName: string | null;
  readonly payerAccount: string | null;
  /** What the payer wrote; empty for nothing. */
  readonly remittance: string;
  /** The bank's own reference of the payment; null where it gives none. */
  readonly reference: string | null;
}

type AtLine = 'BANK_FILE_UNREADABLE' | 'BANK_FILE_AMBIGUOUS';

/** Refuses a file for what stands in one line. */
export const refuseLine = (code: AtLine, place: number): never =>
  refuse(code, { line: place } satisfies ErrorParams<AtLine>, 'file');

/** Refuses a file as a whole. */
export const refuseFile = (
  code: Extract<ErrorCode, 'BANK_FILE_FORMAT' | 'BANK_FILE_COLUMNS' | 'BANK_FILE_EMPTY'>,
): never => refuse(code, {}, 'file');

const TEXT_MAX = 400;
const NAME_MAX = 140;
/** As `recharge.bank_reference`; what is longer is no reference, but text. */
const REFERENCE_MAX = 80;

/** Text of a bank, in one line and cut to what is kept. Null for nothing. */
function cutTo(text: string, max: number): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  const plain = plainText(Array.from(line).slice(0, max).join(''), { max });
  return plain === null || plain === '' ? null : plain;
}

/** Words by which banks say that there is none. */
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|NOT PROVIDED|N\/A|NONE|-+|0+)$/;

/** The bank's own reference in capitals; null where it gives none. */
function referenceIn(text: string): string | null {
  const plain = plainText(text.replace(/\s+/gu, ' '), { max: REFERENCE_MAX, form: 'NFKC' });
  const reference = plain?.toUpperCase().normalize('NFKC') ?? '';
  return reference === '' || NO_REFERENCE.test(reference) ? null : reference;
}

/** What a file says, as it is kept. */
export const said = {
  text: (text: string): string => cutTo(text, TEXT_MAX) ?? '',
  /** Of a payer or an account; null for nothing. */
  name: (text: string): string | null => cutTo(text, NAME_MAX),
  reference: referenceIn,
};
