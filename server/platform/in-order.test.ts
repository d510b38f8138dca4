import fc from 'fast-check';
import { inOrder } from './in-order';

const id = fc.integer({ min: 1, max: 30 }).map(String);

describe('inOrder', () => {
  it('gives one answer for each key, its own or null, whatever order the rows came in', () => {
    fc.assert(
      fc.property(fc.array(id), fc.uniqueArray(id), (keys, existing) => {
        const found = existing.map((key) => ({ key, value: `of ${key}` }));
        expect(inOrder(keys, found, ({ key }) => key)).toEqual(
          keys.map((key) => (existing.includes(key) ? { key, value: `of ${key}` } : null)),
        );
      }),
    );
  });

  it('answers a key that is asked twice twice', () => {
    expect(inOrder(['2', '1', '2'], ['1', '2'], (row) => row)).toEqual(['2', '1', '2']);
  });
});
