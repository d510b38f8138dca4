import type { CheckedBlock } from '../../../../schema/proof/check-blocks';
import { bytesOf, hexOf, together, utf8 } from '../../../../schema/proof/hashes';
import { whole } from '../../../../schema/proof/numbers';
import { demand } from '../../../../schema/proof/proof-fault';
import { readQuoteText } from '../../../../schema/proof/texts';
import { nodeTools } from '../node-tools';
import { createKnown } from './check-known-quotes';
import type { NamedQuotes } from './check-named-quotes';

export const ZEROS = '0'.repeat(64);

/** What stands before the first quote of an instrument. */
const NONE = { seq: 0n, at: 0, link: ZEROS };

/**
 * The quotes of an export against each other, against what blocks say of them and against what contracts `named`.
 * Methods throw a ProofFault.
 */
export function createQuoteChain(named: Pick<NamedQuotes, 'pass'>) {
  /** By instrument and sequence, until the quote is seen. */
  const said = new Map<string, string>();
  const known = createKnown();
  let last = { ...NONE, instrument: '0' };
  return {
    expect(block: CheckedBlock): void {
      known.expect(block);
      for (const [instrument, { seq, link }] of block.links) {
        said.set(`${instrument} ${String(seq)}`, link);
      }
    },
    async add(text: string, written: string): Promise<void> {
      const quote = readQuoteText(text);
      const { instrument, seq, at } = quote;
      const begins = instrument !== last.instrument;
      const subject = `quote ${String(seq)} of instrument ${instrument}`;
      if (begins) {
        // Each comes once: another beginning would be another chain.
        const number = whole(instrument, 'QUOTE_WRONG');
        demand(number > BigInt(last.instrument), 'QUOTE_WRONG', subject);
        last = { ...NONE, instrument };
      } else demand(seq === last.seq + 1n, 'QUOTE_LEFT_OUT', subject);
      demand(at >= last.at, 'QUOTE_WRONG', subject);
      known.pass(quote);
      const before = bytesOf(last.link, 32, 'QUOTE_WRONG');
      const link = hexOf(await nodeTools.sha256(together(before, utf8(text))));
      const place = `${instrument} ${String(seq)}`;
      demand(link === written && (said.get(place) ?? link) === link, 'QUOTE_WRONG', subject);
      said.delete(place);
      named.pass(quote, link);
      last = { instrument, seq, at, link };
    },
    end(): void {
      const [place] = said.keys();
      demand(place === undefined, 'QUOTE_LEFT_OUT', `instrument and quote ${place ?? ''}`);
    },
  };
}

interface AuditLink {
  readonly seq: string;
  readonly before: string;
  readonly hash: string;
}

/** The audit of an export alike. */
export function createAuditChain() {
  const said = new Map<string, string>([['0', ZEROS]]);
  let last = { seq: 0n, hash: ZEROS };
  return {
    expect({ auditSeq, auditHash }: CheckedBlock): void {
      said.set(String(auditSeq), auditHash);
    },
    add({ seq, before, hash }: AuditLink): void {
      const follows = BigInt(seq) === last.seq + 1n && before === last.hash;
      demand(follows && (said.get(seq) ?? hash) === hash, 'NOT_AS_WRITTEN', `audit entry ${seq}`);
      said.delete(seq);
      last = { seq: BigInt(seq), hash };
    },
    end(): void {
      said.delete('0');
      const [seq] = said.keys();
      demand(seq === undefined, 'NOT_AS_WRITTEN', `audit entry ${seq ?? ''}`);
    },
  };
}
