import type { Fault } from '../fault';

const SEAL = 'server/platform/sealed/seal.test.ts';
const RESEAL = 'server/platform/sealed/reseal.test.ts';

/** Texts encrypted at rest. */
export const sealedFaults: readonly Fault[] = [
  {
    id: 'sealed-unbound',
    invariant: 'S3',
    what: 'a sealed text opens in another row or column',
    file: 'server/platform/sealed/seal.ts',
    find: 'Buffer.from(`${id}|${nameOf(place)}`)',
    replace: 'Buffer.from(`${id}|${String(place).slice(0, 0)}`)',
    tests: [SEAL],
  },
  {
    id: 'sealed-with-one-nonce',
    invariant: 'S3',
    what: 'equal texts are sealed alike',
    file: 'server/platform/sealed/seal.ts',
    find: 'const nonce = randomBytes(NONCE_BYTES);',
    replace: 'const nonce = randomBytes(NONCE_BYTES).fill(0);',
    tests: [SEAL],
  },
  {
    id: 'hash-follows-data-keys',
    invariant: 'S3',
    what: 'new data keys change the hash by which a document is found again',
    file: 'server/platform/sealed/seal.ts',
    find: 'export const keyedHash = ({ appSecret }: Keys, purpose: string, text: string): Buffer =>\n  createHmac(',
    replace:
      "export const keyedHash = ({ appSecret, dataKeys }: Keys, purpose: string, text: string): Buffer =>\n  createHmac('sha256', dataKeys[0]?.key ?? '').update(text).digest() && dataKeys[0] ? createHmac('sha256', dataKeys[0].key).update(text).digest() : createHmac(",
    tests: [SEAL],
  },
  {
    id: 'rotation-of-one-batch',
    invariant: 'S3',
    what: 'a rotation ends after its first batch',
    file: 'server/platform/sealed/reseal.ts',
    find: 'if (rows.length < BATCH) return done;',
    replace: 'if (rows.length <= BATCH) return done;',
    tests: [RESEAL],
  },
];
