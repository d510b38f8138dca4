import fc from 'fast-check';
import { openWorld } from '../../testing/world';
import { camelCased, rows } from './rows';

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const laterWord = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const column = fc.tuple(word, fc.array(laterWord, { maxLength: 4 }));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe('rows', () => {
  it('names each column by its words, the first small and the others capitalized', () => {
    fc.assert(
      fc.property(column, fc.anything(), ([first, others], value) => {
        const [row] = camelCased<Record<string, unknown>>([
          { [[first, ...others].join('_')]: value },
        ]);
        expect(row).toEqual({ [first + others.map(capitalized).join('')]: value });
      }),
    );
  });

  it('keeps the values, the number and the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const found = values.map((value) => ({ first_one: value, plain: -value }));
        expect(camelCased(found)).toEqual(
          values.map((value) => ({ firstOne: value, plain: -value })),
        );
      }),
    );
  });

  it('leaves bigint and numeric as text, so that no digit is lost', async () => {
    const world = await openWorld();
    const sql = 'SELECT $1::bigint AS big_one, 0.10::numeric AS small_one';
    try {
      const found = await rows(world.visitor.db, sql, ['9007199254740993']);
      expect(found).toEqual([{ bigOne: '9007199254740993', smallOne: '0.10' }]);
    } finally {
      await world.close();
    }
  });
});
