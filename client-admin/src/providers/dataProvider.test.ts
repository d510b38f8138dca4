import type { Table } from '../lib/consoleResource';
import { makeDataProvider } from './dataProvider';

interface Asked {
  readonly first: number;
  readonly after: string | null;
  readonly filter: Readonly<Record<string, string>>;
}

/** A table of 45 rows that pages by the last id it gave, and notes what it was asked. */
function usersOf45() {
  const asked: Asked[] = [];
  const users: Table = {
    list: (question) => {
      asked.push(question);
      const start = Number.parseInt(question.after ?? '0', 10);
      const end = Math.min(start + question.first, 45);
      const items = Array.from({ length: end - start }, (_, at) => ({
        id: String(start + at + 1),
      }));
      return Promise.resolve({ items, info: { endCursor: String(end), hasNext: end < 45 } });
    },
    one: (id) => Promise.resolve(id === '1' ? { id } : null),
  };
  return {
    asked,
    provider: makeDataProvider([{ resource: { name: 'users' }, table: users, access: {} }]),
  };
}

const page = (number: number, filter: object = {}) => ({
  pagination: { page: number, perPage: 20 },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
});

describe('a list of the console', () => {
  it('goes on where the page before ended, and says whether more follows', async () => {
    const { asked, provider } = usersOf45();
    const first = await provider.getList('users', page(1));
    const third = await provider.getList('users', page(3));
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(third.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(third.data).toHaveLength(5);
    expect(asked.map(({ after }) => after)).toEqual([null, '20', '40']);
  });

  it('begins at the front for another filter', async () => {
    const { asked, provider } = usersOf45();
    await provider.getList('users', page(1));
    await provider.getList('users', page(2));
    await provider.getList('users', page(2, { state: 'LOCKED' }));
    expect(asked.map(({ after, filter }) => [after, filter.state])).toEqual([
      [null, undefined],
      ['20', undefined],
      [null, 'LOCKED'],
      ['20', 'LOCKED'],
    ]);
  });

  it('asks for nothing by an empty field', async () => {
    const { asked, provider } = usersOf45();
    await provider.getList('users', page(1, { search: '', state: 'ACTIVE', open: undefined }));
    expect(asked[0]?.filter).toEqual({ state: 'ACTIVE' });
  });
});

describe('records', () => {
  it('that are not there are said to be missing', async () => {
    const { provider } = usersOf45();
    expect((await provider.getOne('users', { id: '1' })).data).toEqual({ id: '1' });
    await expect(provider.getOne('users', { id: '2' })).rejects.toMatchObject({ status: 404 });
  });

  it('O4: are written by no one through the list machinery', async () => {
    const { provider } = usersOf45();
    const change = { id: '1', data: {}, previousData: { id: '1' } };
    await expect(provider.update('users', change)).rejects.toThrow('only through the actions');
    await expect(provider.create('users', { data: {} })).rejects.toThrow();
    await expect(
      provider.delete('users', { id: '1', previousData: { id: '1' } }),
    ).rejects.toThrow();
    await expect(provider.updateMany('users', { ids: ['1'], data: {} })).rejects.toThrow();
    await expect(provider.deleteMany('users', { ids: ['1'] })).rejects.toThrow();
  });
});
