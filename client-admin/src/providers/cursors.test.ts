import type { Page } from '../lib/consoleResource';
import { pageByNumber } from './cursors';

/** A list of `total` rows that pages by the last id it gave, as the server does. */
function listOf(total: number, size: number) {
  const asked: (string | null)[] = [];
  const fetch = (after: string | null): Promise<Page<{ id: string }>> => {
    asked.push(after);
    const start = after === null ? 0 : Number.parseInt(after.slice(1), 10);
    const end = Math.min(start + size, total);
    const items = Array.from({ length: end - start }, (_, at) => ({ id: String(start + at + 1) }));
    return Promise.resolve({ items, info: { endCursor: `c${String(end)}`, hasNext: end < total } });
  };
  return { asked, fetch };
}

const first = ({ items }: Page<{ id: string }>) => items[0]?.id;

describe('pages by number over a keyset', () => {
  it('goes forward and back with the cursors it was given', async () => {
    const fetchPage = pageByNumber();
    const { asked, fetch } = listOf(50, 20);
    expect(first(await fetchPage('users', 1, { fetch }))).toBe('1');
    expect(first(await fetchPage('users', 2, { fetch }))).toBe('21');
    expect(first(await fetchPage('users', 3, { fetch }))).toBe('41');
    expect(first(await fetchPage('users', 2, { fetch }))).toBe('21');
    expect(asked).toEqual([null, 'c20', 'c40', 'c20']);
  });

  it('walks to a page nobody has visited, as after a reload', async () => {
    const { asked, fetch } = listOf(50, 20);
    expect(first(await pageByNumber()('users', 3, { fetch }))).toBe('41');
    expect(asked).toEqual([null, 'c20', 'c40']);
  });

  it('stops at the last page when there are fewer than asked for', async () => {
    const { fetch } = listOf(25, 20);
    const page = await pageByNumber()('users', 9, { fetch });
    expect(first(page)).toBe('21');
    expect(page.info.hasNext).toBe(false);
  });

  it('keeps the pages of two filters apart', async () => {
    const fetchPage = pageByNumber();
    const all = listOf(50, 20);
    const few = listOf(50, 10);
    await fetchPage('users', 1, all);
    await fetchPage('users+locked', 1, few);
    await fetchPage('users', 2, all);
    await fetchPage('users+locked', 2, few);
    expect(all.asked).toEqual([null, 'c20']);
    expect(few.asked).toEqual([null, 'c10']);
  });

  it('forgets what came after a page whose end moved', async () => {
    const fetchPage = pageByNumber();
    const before = listOf(60, 20);
    await fetchPage('audit', 3, before);
    const after = listOf(60, 15);
    await fetchPage('audit', 1, after);
    await fetchPage('audit', 3, after);
    expect(after.asked).toEqual([null, 'c15', 'c30']);
  });

  it('asks for a page nobody has visited by its number, where the list opens any page', async () => {
    const fetchPage = pageByNumber();
    const asked: unknown[] = [];
    const fetch = (after: string | null, page: number): Promise<Page<{ id: string }>> => {
      asked.push([after, page]);
      return Promise.resolve({
        items: [],
        info: { endCursor: `after ${String(page)}`, hasNext: true },
      });
    };
    const open = (page: number) => fetchPage('queue', page, { fetch, anyPage: true });
    await open(11);
    await open(12);
    await open(10);
    expect(asked).toEqual([
      [null, 11],
      ['after 11', 1],
      [null, 10],
    ]);
  });
});
