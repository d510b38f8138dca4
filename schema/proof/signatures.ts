import type { PublicKey } from './document-types';
import { bytesOf, hexOf } from './hashes';
import { demand, type ProofFaultCode, type ProofTools } from './proof-fault';

export type Keys = ReadonlyMap<string, PublicKey>;

/** Keys by their names, which are hashes of them. @throws ProofFault */
export async function keysOf(tools: ProofTools, keys: readonly PublicKey[]): Promise<Keys> {
  for (const { id, publicKey } of keys) {
    const hash = await tools.sha256(bytesOf(publicKey, 32, 'KEY_UNKNOWN'));
    demand(hexOf(hash.subarray(0, 8)) === id, 'KEY_UNKNOWN', id);
  }
  return new Map(keys.map((key) => [key.id, key]));
}

interface Trusted {
  readonly tools: ProofTools;
  readonly keys: Keys;
}

interface SignedHash {
  readonly hash: string;
  readonly key: string;
  readonly signature: string;
}

/** A hash was signed by one of these keys. @throws ProofFault with this code */
export async function checkSignature(
  { tools, keys }: Trusted,
  { hash, key, signature }: SignedHash,
  code: ProofFaultCode,
): Promise<void> {
  const known = keys.get(key);
  demand(known !== undefined, 'KEY_UNKNOWN', key);
  const right = await tools.verify(
    bytesOf(known.publicKey, 32, 'KEY_UNKNOWN'),
    bytesOf(signature, 64, code),
    bytesOf(hash, 32, code),
  );
  demand(right, code);
}
