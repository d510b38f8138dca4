import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCertificate } from './checkCertificate';

const read = (name: string) =>
  readFileSync(join(__dirname, '../../../../schema/proof/samples', name), 'utf8');

const network = globalThis.fetch;
const { crypto } = globalThis;
const setCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

beforeEach(() => {
  setCrypto(webcrypto);
});
afterEach(() => {
  globalThis.fetch = network;
  setCrypto(crypto);
});

it('P13: of a contract that was settled hours late staff ask for all of its three blocks, and it holds', async () => {
  const asked: string[] = [];
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return Promise.resolve({
      ok: true,
      text: () => Promise.resolve(read('late-certificate-blocks.txt')),
    });
  }) as unknown as typeof fetch;
  const { fault, passed } = await checkCertificate(read('late-certificate.txt'));
  expect(fault).toBeNull();
  expect(passed).toContain('HEADS');
  expect(asked).toEqual([expect.stringMatching(/^\/proof\/blocks\?numbers=\d+,\d+,\d+$/)]);
});
