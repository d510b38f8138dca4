import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { deriveSecret, type ConfigWithSecret } from '../../platform/secrets';

/** What signs blocks and certificates. */
export interface SealKey {
  /** The first 16 hexadecimal digits of the SHA-256 of the public key. */
  readonly id: string;
  /** 32 bytes. */
  readonly publicKey: Buffer;
  /** 64 bytes over 32 (Ed25519). */
  readonly sign: (hash: Buffer) => Buffer;
}

/** What stands before the 32 bytes of a private Ed25519 key in PKCS 8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key of `SEAL_KEY`, else one that `APP_SECRET` gives. */
export function sealKey({
  sealKey: given,
  appSecret,
}: Pick<ConfigWithSecret, 'sealKey' | 'appSecret'>): SealKey {
  const seed = given ?? Buffer.from(deriveSecret(appSecret, 'seal'), 'hex');
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = publicHalf(key);
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return { id, publicKey, sign: (hash) => sign(null, hash, key) };
}

const publicHalf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
