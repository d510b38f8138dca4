import {
  countOf,
  listOf,
  objectOf,
  readBlock,
  readEntry,
  readKey,
  readRun,
  signedPart,
  textOf,
  type Json,
} from './document-parts';
import type { Blocks, Certificate, EntryProof, Heads } from './document-types';
import { demand, ProofFault, type ProofFaultCode } from './proof-fault';

/** A file above this is refused unread. */
const PROOF_BYTES_MAX = 5 * 1024 * 1024;

const readers = {
  'certificate/1': (from: Json): Certificate => ({
    format: 'certificate/1',
    symbol: textOf(from, 'symbol'),
    opening: readEntry(from.opening),
    settlement: readEntry(from.settlement),
    openingQuotes: readRun(from.openingQuotes),
    closingQuotes: readRun(from.closingQuotes),
    ...signedPart(from),
  }),
  'entry/1': (from: Json): EntryProof => ({
    format: 'entry/1',
    entry: readEntry(from.entry),
    ...signedPart(from),
  }),
  'heads/1': (from: Json): Heads => ({
    format: 'heads/1',
    keys: listOf(from, 'keys', readKey),
    heads: listOf(from, 'heads', (value) => {
      const head = objectOf(value, 'head');
      return {
        number: countOf(head, 'number'),
        hash: textOf(head, 'hash'),
        key: textOf(head, 'key'),
        signature: textOf(head, 'signature'),
      };
    }),
  }),
  'blocks/1': (from: Json): Blocks => ({
    format: 'blocks/1',
    keys: listOf(from, 'keys', readKey),
    blocks: listOf(from, 'blocks', readBlock),
  }),
} as const;

function parsed(text: string, code: ProofFaultCode): Json {
  demand(text.length <= PROOF_BYTES_MAX, 'TOO_LARGE');
  try {
    return objectOf(JSON.parse(text), 'document');
  } catch (error) {
    if (error instanceof ProofFault) throw error;
    throw new ProofFault(code);
  }
}

/** A certificate or an entry, byte for byte as it was written. @throws ProofFault */
export function readProof(text: string): Certificate | EntryProof {
  const from = parsed(text, 'NOT_JSON');
  const { format } = from;
  demand(format === 'certificate/1' || format === 'entry/1', 'NOT_A_PROOF', 'format');
  const document = readers[format](from);
  demand(JSON.stringify(document) === text, 'NOT_AS_WRITTEN');
  return document;
}

/** What `/proof/heads` or `/proof/blocks` answered. @throws ProofFault */
export function readHeads(text: string): Heads | Blocks {
  const from = parsed(text, 'HEADS_WRONG');
  const { format } = from;
  demand(format === 'heads/1' || format === 'blocks/1', 'HEADS_WRONG', 'format');
  return readers[format](from);
}

/** What the signature of a document is over: its text up to that. */
export const signedText = (text: string): string =>
  text.slice(0, text.lastIndexOf(',"signature":"'));
