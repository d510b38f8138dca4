import { refuseLine, said, type StatedLine } from './bank-statement';
import { dayOf } from './read-dates';

interface Field {
  readonly place: number;
  readonly tag: string;
  /** Its lines joined by line ends. */
  readonly text: string;
}

/** Fields begin with their tag between colons; what follows belongs to them. */
function fieldsOf(text: string): Field[] {
  const fields: { place: number; tag: string; text: string }[] = [];
  text.split('\n').forEach((line, n) => {
    const [, tag, rest] = /^:([0-9]{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ place: n + 1, tag, text: rest ?? '' });
    else if (last && !/^(?:-|\{|\})/.test(line)) last.text += `\n${line}`;
  });
  return fields;
}

/** Value day, booking day, direction, amount, kind; then what the payer and what the bank call it. */
const LINE =
  /^([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{4})?(R?[CD])[A-Z]?([0-9]{1,13}),([0-9]{0,2})[A-Z][A-Z0-9]{3}/;
const OPENING = /^[CD][0-9]{6}([A-Z]{3})[0-9]+,[0-9]{0,2}\s*$/;

/**
 * The incoming payments of an MT940 statement.
 * @throws BANK_FILE_UNREADABLE with the line
 */
export function readMt940(text: string): StatedLine[] {
  let currency: string | null = null;
  return fieldsOf(text).flatMap((field, n, fields) => {
    if (field.tag.startsWith('60')) currency = currencyOf(field);
    const next = fields[n + 1];
    const about = next?.tag === '86' ? next.text : '';
    const line = field.tag === '61' ? lineOf(field, about) : null;
    return line === null ? [] : [{ ...line, currency: currency ?? unreadable(field) }];
  });
}

const unreadable = ({ place }: Field): never => refuseLine('BANK_FILE_UNREADABLE', place);

const currencyOf = (field: Field): string => OPENING.exec(field.text)?.[1] ?? unreadable(field);

/** Null for what went out, and for what was reversed. */
function lineOf(field: Field, about: string): Omit<StatedLine, 'currency'> | null {
  const match = LINE.exec(field.text) ?? unreadable(field);
  if (match[5] !== 'C') return null;
  const [payerRef, bankRef] = referencesIn(field.text.slice(match[0].length));
  return {
    place: field.place,
    bookedOn: dayIn(match) ?? unreadable(field),
    amount: amountIn(match),
    reference: said.reference(bankRef),
    ...partiesOf(about, said.reference(payerRef) ?? ''),
  };
}

const dayIn = ([, year, month, day, booked = '']: RegExpExecArray): string | null =>
  bookingDay([number(year) + 2000, number(month), number(day)], booked);

const amountIn = ([, , , , , , whole = '', cents = '']: RegExpExecArray): bigint =>
  BigInt(whole + cents.padEnd(2, '0'));

/** What the payer calls it, and behind two strokes what the bank does. */
function referencesIn(rest: string): readonly [payerRef: string, bankRef: string] {
  const [first = ''] = rest.split('\n', 1);
  const [payerRef = '', bankRef = ''] = first.split('//', 2);
  return [payerRef, bankRef];
}

const number = (text = ''): number => Number.parseInt(text, 10);

/** The booking day has no year: it is the one nearest to the value day. */
function bookingDay(
  [year, month, day]: readonly [number, number, number],
  booked: string,
): string | null {
  if (booked === '') return dayOf([year, month, day]);
  const bookedMonth = number(booked.slice(0, 2));
  const turn = bookedMonth - month > 6 ? -1 : month - bookedMonth > 6 ? 1 : 0;
  return dayOf([year + turn, bookedMonth, number(booked.slice(2))]);
}

/** `?20` to `?29` and `?60` to `?63` are what the payer wrote, `?32` and `?33` the name, `?31` the account. */
function partiesOf(about: string, payerRef: string) {
  const parts = about.replaceAll('\n', '').split('?').slice(1);
  if (parts.length === 0) {
    return { payerName: null, payerAccount: null, remittance: said.text(`${about} ${payerRef}`) };
  }
  const of = (tag: RegExp) =>
    parts
      .filter((part) => tag.test(part.slice(0, 2)))
      .map((part) => part.slice(2))
      .join('');
  return {
    payerName: said.name(of(/^3[23]$/)),
    payerAccount: said.name(of(/^31$/)),
    remittance: said.text(`${of(/^(?:2[0-9]|6[0-3])$/)} ${payerRef}`),
  };
}
