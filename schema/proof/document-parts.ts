import type { Entry, PublicKey, QuoteRun, Signed, SignedBlock } from './document-types';
import { ProofFault } from './proof-fault';

export type Json = Readonly<Record<string, unknown>>;

/** @throws ProofFault: not of this kind */
const fault = (name: string): never => {
  throw new ProofFault('NOT_A_PROOF', name);
};

export const textOf = (from: Json, name: string): string => {
  const value = from[name];
  return typeof value === 'string' ? value : fault(name);
};

export const countOf = (from: Json, name: string): number => {
  const value = from[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : fault(name);
};

export const objectOf = (value: unknown, name: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : fault(name);

export const listOf = <T>(from: Json, name: string, one: (value: unknown) => T): T[] => {
  const value = from[name];
  return Array.isArray(value) ? value.map(one) : fault(name);
};

const oneText = (value: unknown): string => (typeof value === 'string' ? value : fault('a text'));

// Each rebuilds what it reads with its own names in the written order: what is besides is seen by the comparison.
export const readEntry = (value: unknown): Entry => {
  const from = objectOf(value, 'entry');
  return {
    leaf: textOf(from, 'leaf'),
    block: countOf(from, 'block'),
    place: countOf(from, 'place'),
    leaves: countOf(from, 'leaves'),
    path: listOf(from, 'path', oneText),
  };
};

export const readRun = (value: unknown): QuoteRun => {
  const from = objectOf(value, 'quotes');
  return { before: textOf(from, 'before'), quotes: listOf(from, 'quotes', oneText) };
};

export const readBlock = (value: unknown): SignedBlock => {
  const from = objectOf(value, 'block');
  return {
    text: textOf(from, 'text'),
    key: textOf(from, 'key'),
    signature: textOf(from, 'signature'),
  };
};

export const readKey = (value: unknown): PublicKey => {
  const from = objectOf(value, 'key');
  return { id: textOf(from, 'id'), publicKey: textOf(from, 'publicKey') };
};

export const signedPart = (from: Json): Signed => ({
  blocks: listOf(from, 'blocks', readBlock),
  keys: listOf(from, 'keys', readKey),
  key: textOf(from, 'key'),
  signature: textOf(from, 'signature'),
});
