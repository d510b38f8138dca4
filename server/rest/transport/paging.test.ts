import fc from 'fast-check';
import { Form } from './form';
import { legacyPage, NEWEST, paginator, sliceOf } from './paging';

const asked = (values: Readonly<Record<string, string>>) =>
  legacyPage(new Form(new Map(Object.entries(values))));

const newest = (count: number) =>
  Array.from({ length: Math.min(count, NEWEST.first + 1) }, (_, n) => n);

describe('a page of an old list', () => {
  it('shows the newest thousand and nothing beyond, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 3_000 }),
        (page, size, count) => {
          const all = newest(count);
          const { rows, total } = sliceOf(all, { page, size });
          const shown = page * size > 1_000 ? [] : all.slice((page - 1) * size, page * size);
          expect(rows).toEqual(shown);
          expect(total).toBe(Math.min(count, 1_000));
        },
      ),
    );
  });

  it.each([
    [{ page: '10', num: '100' }, 100],
    [{ page: '11', num: '100' }, 0],
    [{ page: '14', num: '70' }, 70],
    [{ page: '15', num: '70' }, 0],
    [{ page: '1000000', num: '100' }, 0],
  ])('%j holds %d of many', (form, count) => {
    expect(sliceOf(newest(5_000), asked(form)).rows).toHaveLength(count);
  });

  it.each([
    { page: '1000001' },
    { page: '0' },
    { num: '101' },
    { page: '9'.repeat(40) },
    { page: '1e3' },
  ])('M5: %j is no page', (form) => {
    expect(() => asked(form)).toThrow('PARAM_INVALID');
  });

  it('says how many pages there are, at least one', () => {
    expect(paginator(0, { page: 1, size: 10 }, [])).toMatchObject({ last_page: 1, total: 0 });
    expect(paginator(1_000, { page: 2, size: 20 }, [])).toMatchObject({ last_page: 50 });
  });
});
