import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { refuseFile, refuseLine, said, type StatedLine } from './bank-statement';

/** An element as the parser gives it: text, or named children. Several of a name are a list. */
type Node = string | undefined | { readonly [name: string]: Node | readonly Node[] };

/** Elements around an entry lie no deeper; what does is no bank's file. */
const DEPTH_MAX = 40;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  trimValues: true,
});

const all = (node: Node | readonly Node[], name: string): readonly Node[] => {
  const found =
    typeof node === 'object' && !Array.isArray(node)
      ? (node as Record<string, Node>)[name]
      : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? (found as readonly Node[]) : [found];
};

/** The first element on a path; undefined where there is none. */
const at = (node: Node, path: string): Node =>
  path.split('/').reduce<Node>((within, name) => all(within, name)[0], node);

const textAt = (node: Node, path: string): string => {
  const found = at(node, path);
  if (typeof found === 'string') return found;
  const text = all(found, '#text')[0];
  return typeof text === 'string' ? text : '';
};

/** The first of these paths at which something stands. */
const firstText = (node: Node, ...paths: readonly string[]): string =>
  paths.map((path) => textAt(node, path)).find((text) => text !== '') ?? '';

/**
 * The booked incoming payments of a camt.053 statement. Document types and their entities are refused:
 * no bank needs them, and they can be made to grow without end. A place is the number of the entry.
 * @throws BANK_FILE_FORMAT, BANK_FILE_UNREADABLE
 */
export function readCamt(text: string): StatedLine[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || isTooDeep(text)) refuseFile('BANK_FILE_FORMAT');
  const valid = XMLValidator.validate(text);
  if (valid !== true) refuseLine('BANK_FILE_UNREADABLE', valid.err.line);
  const statement = at(parsed(text), 'Document/BkToCstmrStmt');
  if (statement === undefined) refuseFile('BANK_FILE_FORMAT');
  return all(statement, 'Stmt')
    .flatMap((one) => all(one, 'Ntry'))
    .flatMap((entry, n) => (isIncoming(entry) ? linesOf(entry, n + 1) : []));
}

/** What the parser itself does not take, names of JavaScript's own among it, is no bank's file. */
function parsed(text: string): Node {
  try {
    return parser.parse(text) as Node;
  } catch {
    return refuseFile('BANK_FILE_FORMAT');
  }
}

/** Before it is parsed: a parser that goes down a level at each element ends with its stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<[^!?<>][^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

function isIncoming(entry: Node): boolean {
  const booked = firstText(entry, 'Sts/Cd', 'Sts');
  return (
    textAt(entry, 'CdtDbtInd') === 'CRDT' &&
    textAt(entry, 'RvslInd') !== 'true' &&
    (booked === '' || booked === 'BOOK')
  );
}

/** One line for each payment of an entry; their sum is the entry's. */
function linesOf(entry: Node, place: number): StatedLine[] {
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const whole = amountAt(entry, place, 'Amt');
  const payments = details.length > 1 ? details : [details[0] ?? entry];
  const lines = payments.map((payment, n) => ({
    place,
    bookedOn: dayAt(entry, place),
    ...(payments.length === 1 ? whole : amountAt(payment, place, 'Amt', 'AmtDtls/TxAmt/Amt')),
    ...partiesOf(payment),
    reference: referenceOf(entry, payment, payments.length > 1 ? n + 1 : null),
  }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  return sum === whole.amount ? lines : refuseLine('BANK_FILE_UNREADABLE', place);
}

function referenceOf(entry: Node, payment: Node, nth: number | null): string | null {
  const own = said.reference(firstText(payment, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/UETR'));
  const shared = said.reference(textAt(entry, 'AcctSvcrRef'));
  if (nth === null || own !== null) return own ?? shared;
  return shared === null ? null : `${shared}/${String(nth)}`;
}

function partiesOf(payment: Node) {
  const written = [
    ...all(at(payment, 'RmtInf'), 'Ustrd'),
    textAt(payment, 'RmtInf/Strd/CdtrRefInf/Ref'),
    said.reference(textAt(payment, 'Refs/EndToEndId')) ?? '',
    payment === undefined ? '' : textAt(payment, 'AddtlNtryInf'),
  ];
  const account = firstText(payment, 'RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id');
  return {
    payerName: said.name(firstText(payment, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm')),
    payerAccount: said.name(account),
    remittance: said.text(written.filter((one) => typeof one === 'string').join(' ')),
  };
}

const PLAIN = /^([0-9]{1,13})(?:\.([0-9]{1,2})0*)?$/;

function amountAt(node: Node, place: number, ...paths: readonly string[]) {
  const path = paths.find((one) => textAt(node, one) !== '') ?? '';
  const [, whole, cents = ''] = PLAIN.exec(textAt(node, path)) ?? [];
  const currency = textAt(at(node, path), '@Ccy');
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency)) {
    return refuseLine('BANK_FILE_UNREADABLE', place);
  }
  return { amount: BigInt(whole + cents.padEnd(2, '0')), currency };
}

function dayAt(entry: Node, place: number): string {
  const text = firstText(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(
    0,
    10,
  );
  const real = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return real ? text : refuseLine('BANK_FILE_UNREADABLE', place);
}
