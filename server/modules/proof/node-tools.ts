import { createHash, createPublicKey, verify } from 'node:crypto';
import type { ProofTools } from '../../../schema/proof/proof-fault';

/** What stands before the 32 bytes of a public Ed25519 key in SPKI. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Hash and signature check of this machine, for the verifier that browsers use too. */
export const nodeTools: ProofTools = {
  sha256: (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest()),
  verify: (publicKey, signature, bytes) => {
    const der = Buffer.concat([SPKI, publicKey]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return Promise.resolve(verify(null, bytes, key, signature));
  },
};
