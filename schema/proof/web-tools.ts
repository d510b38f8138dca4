import type { ProofTools } from './proof-fault';

/** This browser has no Ed25519, or was reached without TLS. */
export class CannotCheck extends Error {}

type Subtle = typeof globalThis.crypto.subtle;

const subtle = (): Subtle => {
  const found = (globalThis.crypto as { readonly subtle?: Subtle } | undefined)?.subtle;
  if (!found) throw new CannotCheck();
  return found;
};

/** Hash and signature check of the browser. @throws CannotCheck where it has none */
export const webTools: ProofTools = {
  sha256: async (bytes) => new Uint8Array(await subtle().digest('SHA-256', bytes)),
  verify: async (publicKey, signature, bytes) => {
    try {
      const key = await subtle().importKey('raw', publicKey, 'Ed25519', false, ['verify']);
      return await subtle().verify('Ed25519', key, signature, bytes);
    } catch (error) {
      // Some browsers find out while they take the key in that it is none.
      if ((error as Error).name === 'DataError') return false;
      throw new CannotCheck();
    }
  },
};
