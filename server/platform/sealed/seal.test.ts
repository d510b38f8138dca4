import { randomBytes } from 'node:crypto';
import { ConfigError } from '../environment';
import { readDataKeys, type DataKey } from './data-keys';
import { keyedHash, seal, unseal, type Place } from './seal';

const hex = () => randomBytes(32).toString('hex');
const aKey = (id: string): DataKey => ({ id, key: randomBytes(32) });
const keysOf = (...dataKeys: DataKey[]) => ({ appSecret: 'a secret of this test', dataKeys });

const place: Place = { column: 'verification.id_number', row: '17' };
const TEXT = 'X1234789 · 李明';
const [old, young] = [aKey('2025'), aKey('2026')];

describe('S3: a sealed text', () => {
  it('is another one each time, holds nothing of what it says, and opens at its place', () => {
    const keys = keysOf(young);
    const [one, two] = [seal(keys, TEXT, place), seal(keys, TEXT, place)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^2026\.[A-Za-z0-9_-]+$/);
    expect(Buffer.from(one.slice(5), 'base64url').includes('X1234789')).toBe(false);
    expect([unseal(keys, one, place), unseal(keys, two, place)]).toEqual([TEXT, TEXT]);
    expect(unseal(keys, seal(keys, '', place), place)).toBe('');
  });

  it.each<[string, Place]>([
    ['another row', { ...place, row: '18' }],
    ['another column', { ...place, column: 'verification.real_name' }],
    ['another table', { ...place, column: 'card.id_number' }],
  ])('does not open in %s', (_what, elsewhere) => {
    const keys = keysOf(young);
    const sealed = seal(keys, TEXT, place);
    expect(() => unseal(keys, sealed, elsewhere)).toThrow(
      `${elsewhere.column}/${elsewhere.row} was not sealed there, or was altered`,
    );
  });

  it('does not open with another key of the same name, nor under another secret', () => {
    const sealed = seal(keysOf(young), TEXT, place);
    expect(() => unseal(keysOf(aKey('2026')), sealed, place)).toThrow('was altered');
    const derived = seal(keysOf(), TEXT, place);
    expect(() => unseal({ ...keysOf(), appSecret: 'another' }, derived, place)).toThrow('altered');
  });

  it('names the key that is missing, and nothing of the text', () => {
    const sealed = seal(keysOf(old), TEXT, place);
    expect(() => unseal(keysOf(young), sealed, place)).toThrow(
      'verification.id_number/17 is sealed with the key 2025, which DATA_KEYS lacks',
    );
  });

  it('does not open once a part of it is cut off or altered', () => {
    const keys = keysOf(young);
    const sealed = seal(keys, TEXT, place);
    const bytes = Buffer.from(sealed.slice(5), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      for (const wrong of [altered, bytes.subarray(0, at), bytes.subarray(at + 1)]) {
        expect(() => unseal(keys, `2026.${wrong.toString('base64url')}`, place)).toThrow();
      }
    }
    for (const wrong of ['', '.', '2026', '2026.', 'plain text', `2025.${sealed.slice(5)}`]) {
      expect(() => unseal(keysOf(young, old), wrong, place)).toThrow();
    }
  });

  it('is sealed with the newest key, and opens with each that is still there', () => {
    const before = seal(keysOf(), TEXT, place);
    const first = seal(keysOf(old), TEXT, place);
    const both = keysOf(young, old);
    expect([before.split('.')[0], first.split('.')[0]]).toEqual(['app', '2025']);
    expect(seal(both, TEXT, place).split('.')[0]).toBe('2026');
    expect([unseal(both, before, place), unseal(both, first, place)]).toEqual([TEXT, TEXT]);
  });
});

it('S3: a keyed hash is the same for equal texts, whatever the data keys; another for each purpose and secret', () => {
  const hash = keyedHash(keysOf(), 'id', TEXT);
  expect(keyedHash(keysOf(young, old), 'id', TEXT)).toEqual(hash);
  expect(keyedHash(keysOf(), 'card', TEXT)).not.toEqual(hash);
  expect(keyedHash({ ...keysOf(), appSecret: 'another' }, 'id', TEXT)).not.toEqual(hash);
  expect(hash).toHaveLength(32);
});

describe('DATA_KEYS', () => {
  it('are read in their order; none is no fault', () => {
    const [one, two] = [hex(), hex()];
    const keys = readDataKeys({ DATA_KEYS: `b:${one}, a:${two}` });
    expect(keys.map(({ id, key }) => `${id}:${key.toString('hex')}`)).toEqual([
      `b:${one}`,
      `a:${two}`,
    ]);
    expect(readDataKeys({})).toEqual([]);
  });

  it.each([
    ['no name', hex()],
    ['a short key', `a:${hex().slice(1)}`],
    ['capital letters', `a:${hex().slice(0, 63)}F`],
    ['two alike', `a:${hex()},a:${hex()}`],
    ['the name of the derived one', `app:${hex()}`],
    ['a name that holds the separator', `a.b:${hex()}`],
  ])('with %s stop the start, and are not repeated', (_what, given) => {
    expect(() => readDataKeys({ DATA_KEYS: given })).toThrow(ConfigError);
    expect(() => readDataKeys({ DATA_KEYS: given })).not.toThrow(given.slice(-40));
  });
});
