import { modules } from '../modules';
import { READ, type Grants, type Module, type TableRights } from '../platform/module';

/** What each role may do to each table of the product; whatever is not here it may not. */
type Role = 'tarn_app' | 'tarn_feed' | 'tarn_verify';

/** Tables and functions that belong to no module: they would serve the next product too. */
export const platform = {
  tables: {
    account_throttle: { ...READ, DELETE: true },
    failed_try: { ...READ, DELETE: true },
    idempotency: READ,
    migration: READ,
    sql_file: READ,
  },
  functions: [
    ...['begin_try', 'end_try', 'idempotency_claim', 'idempotency_store'],
    ...['random_number_text', 'tarn_now'],
  ],
} satisfies Grants;

const all: readonly Module[] = modules;

const grantsOf: Readonly<Record<Role, readonly Grants[]>> = {
  tarn_app: [platform, ...all.map(({ tables = {}, functions = [] }) => ({ tables, functions }))],
  tarn_feed: [{ functions: ['tarn_now'] }, ...all.map(({ feed = {} }) => feed)],
  tarn_verify: all.map(({ verify = {} }) => verify),
};

const perRole = <T>(read: (grants: readonly Grants[]) => T): Readonly<Record<Role, T>> => ({
  tarn_app: read(grantsOf.tarn_app),
  tarn_feed: read(grantsOf.tarn_feed),
  tarn_verify: read(grantsOf.tarn_verify),
});

export const tablePolicy = perRole((grants): Readonly<Record<string, TableRights>> =>
  Object.fromEntries(
    grants
      .flatMap(({ tables = {} }) => Object.entries(tables))
      // A table may be named for its owner alone, without any right.
      .filter(([, rights]) => Object.keys(rights).length > 0),
  ),
);

/** The functions each role may call. */
export const functionPolicy = perRole((grants) =>
  grants.flatMap(({ functions = [] }) => functions),
);
