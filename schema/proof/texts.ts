import { count, signed, whole } from './numbers';
import { demand, type ProofFaultCode } from './proof-fault';

/** The newest link of an instrument when a block was made. */
export interface BlockLink {
  readonly seq: bigint;
  readonly link: string;
  /** Null in a `block/1`, which has none. */
  readonly symbol: string | null;
}

export interface BlockText {
  readonly format: 'block/1' | 'block/2';
  readonly number: number;
  /** Milliseconds since 1970 UTC. */
  readonly madeAt: number;
  readonly before: string;
  readonly leaves: number;
  /** The numbers of its first and last movement, `-` where it has none. */
  readonly first: string;
  readonly last: string;
  readonly through: bigint;
  readonly root: string;
  readonly auditSeq: bigint;
  readonly auditHash: string;
  /** By the instrument's number. */
  readonly links: ReadonlyMap<string, BlockLink>;
}

export interface Leg {
  readonly account: string;
  /** Minor units. */
  readonly amount: bigint;
}

export interface LeafText {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly at: number;
  readonly legs: readonly Leg[];
  /** The lines that follow the legs. */
  readonly facts: readonly string[];
}

/** A quote as facts name it. */
export interface QuoteFact {
  readonly seq: bigint;
  readonly at: number;
  /** Eight decimals. */
  readonly price: string;
  readonly link: string;
}

/** Lines, each ended by a line feed. @throws ProofFault with this code */
function linesOf(text: string, code: ProofFaultCode): string[] {
  const lines = text.split('\n');
  demand(lines.pop() === '' && lines.length > 0, code, text.slice(0, 20));
  return lines;
}

export function readBlockText(text: string): BlockText {
  const code = 'NOT_A_PROOF';
  const [format, number, madeAt, before = '', leaves, ...after] = linesOf(text, code);
  const [first = '', last = '', through, root = '', auditSeq, auditHash = '', ...links] = after;
  demand(format === 'block/1' || format === 'block/2', code, 'block/2');
  const named = new Map(
    links.map((line) => {
      const [instrument = '', seq, link = '', symbol = ''] = line.split(' ');
      const said = format === 'block/2' ? symbol : null;
      return [instrument, { seq: whole(seq, code), link, symbol: said }] as const;
    }),
  );
  demand(named.size === links.length, code, number);
  return {
    format,
    number: count(number, code),
    madeAt: count(madeAt, code),
    before,
    leaves: count(leaves, code),
    ...{ first, last },
    through: whole(through, code),
    root,
    auditSeq: whole(auditSeq, code),
    auditHash,
    links: named,
  };
}

export function readLeafText(text: string): LeafText {
  const code = 'NOT_A_PROOF';
  const [format, id = '', kind = '', key = '', at, legs, ...rest] = linesOf(text, code);
  demand(format === 'movement/1', code, 'movement/1');
  const size = count(legs, code);
  demand(rest.length >= size, code, id);
  return {
    ...{ id, kind, key },
    at: count(at, code),
    legs: rest.slice(0, size).map((line) => {
      const [account = '', amount] = line.split(' ');
      return { account, amount: signed(amount, code) };
    }),
    facts: rest.slice(size),
  };
}

export function readQuoteFact(line: string): QuoteFact {
  const [seq, at, price = '', link = ''] = line.split(' ');
  return { seq: whole(seq, 'QUOTE_WRONG'), at: count(at, 'QUOTE_WRONG'), price, link };
}

/** The text that a link hashes, after the link before it. */
export function readQuoteText(text: string) {
  const [format, instrument = '', seq, at, price = '', , feed = ''] = linesOf(text, 'QUOTE_WRONG');
  demand(format === 'quote/1', 'QUOTE_WRONG', 'quote/1');
  return { instrument, seq: whole(seq, 'QUOTE_WRONG'), at: count(at, 'QUOTE_WRONG'), price, feed };
}
