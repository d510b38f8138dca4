import { HttpError, type DataProvider } from 'react-admin';
import { pageByNumber } from './cursors';
import { tables as allTables, type Table } from './tables';

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('Records change only through the actions of the console.'));

/** Empty fields of a filter form are no filter. */
const stated = (filter: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

/** react-admin's reads over the table of documents; it has no writes. */
export function makeDataProvider(
  tables: Readonly<Record<string, Table>> = allTables,
): DataProvider {
  const fetchPage = pageByNumber();

  async function one(resource: string, id: string): Promise<never> {
    const row = await tables[resource]?.one?.(id);
    if (row == null) throw new HttpError('ra.notification.item_doesnt_exist', 404);
    return row as never;
  }

  return {
    async getList(resource, { pagination, filter }) {
      const list = tables[resource]?.list;
      if (!list) return notOffered();
      const { page = 1, perPage: first = 20 } = pagination ?? {};
      const asked = stated(filter as Record<string, unknown>);
      const name = JSON.stringify([resource, first, asked]);
      const { items, info } = await fetchPage(name, page, (after) =>
        list({ first, after, filter: asked }),
      );
      const pageInfo = { hasNextPage: info.hasNext, hasPreviousPage: page > 1 };
      return { data: items as never[], pageInfo };
    },
    getOne: async (resource, { id }) => ({ data: await one(resource, String(id)) }),
    getMany: async (resource, { ids }) => ({
      data: await Promise.all(ids.map((id) => one(resource, String(id)))),
    }),
    getManyReference: notOffered,
    create: notOffered,
    update: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  };
}
