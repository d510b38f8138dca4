import { readAmount } from '../../../lib/money/readAmount';
import type { Terms } from '../market';
import { basisPoints, typedRate } from '../typedRate';

/** What is offered for one duration, as it is typed. */
export interface TermsRow {
  /** Of the row on the screen. */
  readonly key: string;
  readonly seconds: string;
  /** Percent of the stake. */
  readonly payout: string;
  readonly fee: string;
  /** USD. */
  readonly min: string;
  readonly max: string;
}

export const termsFields = ['seconds', 'payout', 'fee', 'min', 'max'] as const;
export type TermsField = (typeof termsFields)[number];

const serverNames: Readonly<Record<TermsField, string>> = {
  ...{ seconds: 'seconds', payout: 'payoutBp', fee: 'feeBp', min: 'min', max: 'max' },
};

/** A field as the server names it: `terms.60.max`. */
export const nameOf = ({ seconds: duration }: TermsRow, field: TermsField): string =>
  `terms.${duration.trim()}.${serverNames[field]}`;

export const fieldsOf = (row: TermsRow): readonly string[] =>
  termsFields.map((field) => nameOf(row, field));

const seconds = (text: string): number | null =>
  /^\d{1,5}$/.test(text.trim()) ? Number.parseInt(text.trim(), 10) : null;

const amount = (text: string): string | null => {
  const read = readAmount(text);
  return read.kind === 'read' ? read.money.amount : null;
};

export const rowOf = (terms: Terms): TermsRow => ({
  key: terms.id,
  seconds: String(terms.durationSeconds),
  payout: typedRate(terms.payoutBp),
  fee: typedRate(terms.feeBp),
  min: terms.stakeMin.amount,
  max: terms.stakeMax.amount,
});

/** One more, like the last but for its seconds. */
export const anotherRow = (rows: readonly TermsRow[]): TermsRow => ({
  ...{ payout: '', fee: '', min: '', max: '', ...rows.at(-1) },
  ...{ key: crypto.randomUUID(), seconds: '' },
});

/** Fields of a row that cannot be read. */
export function unreadable(row: TermsRow): readonly TermsField[] {
  const read = { seconds, payout: basisPoints, fee: basisPoints, min: amount, max: amount };
  return termsFields.filter((field) => read[field](row[field]) === null);
}

/** As the server takes it; of rows in which everything can be read. */
export const offeredBy = (row: TermsRow) => ({
  seconds: seconds(row.seconds) ?? 0,
  payoutBp: basisPoints(row.payout) ?? 0,
  feeBp: basisPoints(row.fee) ?? 0,
  min: amount(row.min) ?? '',
  max: amount(row.max) ?? '',
});
