import { HttpError, type DataProvider } from 'react-admin';
import type { Actions, ConsoleResource } from '../lib/consoleResource';
import { actName } from '../lib/useActions';
import { pageByNumber } from './cursors';

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('Records change only through the actions of the console.'));

const unsorted = { field: '', order: 'ASC' } as const;

/** Empty fields of a filter form are no filter. */
const stated = (filter: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

/** react-admin's reads over the tables of the resources; it has no writes but their actions. */
export function makeDataProvider(resources: readonly ConsoleResource[]): DataProvider {
  const fetchPage = pageByNumber();
  const tableOf = (name: string) => resources.find(({ resource }) => resource.name === name)?.table;

  async function one(resource: string, id: string): Promise<never> {
    const row = await tableOf(resource)?.one?.(id);
    if (row == null) throw new HttpError('ra.notification.item_doesnt_exist', 404);
    return row as never;
  }

  return {
    ...actionsOf(resources),
    async getList(resource, { pagination, filter, sort = unsorted }) {
      const { list, anyPage = false } = tableOf(resource) ?? {};
      if (!list) return notOffered();
      const { page = 1, perPage: first = 20 } = pagination ?? {};
      const asked = stated(filter as Record<string, unknown>);
      const name = JSON.stringify([resource, first, asked, sort]);
      const { items, info } = await fetchPage(name, page, {
        anyPage,
        fetch: (after, nth) => list({ first, after, page: nth, sort, filter: asked }),
      });
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

/** Every act of every resource, under a name of its own. */
const actionsOf = (resources: readonly ConsoleResource[]): Actions =>
  Object.fromEntries(
    resources.flatMap(({ resource, actions = {} }) =>
      Object.entries(actions).map(([act, run]) => [actName(resource.name, act), run]),
    ),
  );
