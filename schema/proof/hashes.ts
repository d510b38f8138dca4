import type { Entry } from './document-types';
import { demand, type ProofFaultCode, type ProofTools } from './proof-fault';

export type Bytes = Uint8Array<ArrayBuffer>;

const HEX = /^(?:[0-9a-f]{2})*$/;

/** @throws ProofFault with this code */
export function bytesOf(hex: string, length: number, code: ProofFaultCode): Bytes {
  demand(hex.length === length * 2 && HEX.test(hex), code, hex.slice(0, 16));
  return Uint8Array.from({ length }, (_, n) => Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function together(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const utf8 = (text: string): Bytes => together(new TextEncoder().encode(text));

export const hashOfText = async (tools: ProofTools, text: string): Promise<string> =>
  hexOf(await tools.sha256(utf8(text)));

/** The hash of a leaf, before anything is beside it. */
export const leafHash = (tools: ProofTools, leaf: string): Promise<Uint8Array> =>
  tools.sha256(together(Uint8Array.of(0), utf8(leaf)));

export const nodeHash = (
  tools: ProofTools,
  one: Uint8Array,
  two: Uint8Array,
): Promise<Uint8Array> => tools.sha256(together(Uint8Array.of(1), one, two));

/**
 * The root that a leaf leads to. On each level a node is hashed with its neighbour; the last of an odd level has none
 * and goes up as it is (RFC 6962). @throws ProofFault when the path is not as long as the tree is high
 */
export async function rootOf(tools: ProofTools, entry: Entry): Promise<string> {
  let { place, leaves: width } = entry;
  demand(place < width, 'PATH_WRONG', `place ${String(place)}`);
  const path = [...entry.path];
  let hash = await leafHash(tools, entry.leaf);
  for (; width > 1; width = Math.ceil(width / 2), place = Math.floor(place / 2)) {
    if (place === width - 1 && place % 2 === 0) continue;
    const beside = bytesOf(path.shift() ?? '', 32, 'PATH_WRONG');
    hash =
      place % 2 === 0 ? await nodeHash(tools, hash, beside) : await nodeHash(tools, beside, hash);
  }
  demand(path.length === 0, 'PATH_WRONG', 'too long');
  return hexOf(hash);
}
