import { createHash } from 'node:crypto';
import { migrations } from '../../../migrations';
import { withClient } from './database-exists';
import { errorCode } from '../error-code';
import { sqlFiles } from './sql-files';

/** The least a connection must offer; pools, clients and single test connections all do. */
export interface Queryable {
  query(sql: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** What a database has been given so far. */
interface Applied {
  readonly migrations: readonly string[];
  /** SQL functions by name, with the hash of the text they were made from. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Pending {
  readonly migrations: readonly string[];
  /** Functions that are new, changed or gone. */
  readonly functions: readonly string[];
}

/** The row of tarn.sql_file that stands for roles and passwords. */
export const ROLES_ENTRY = '(roles)';

const APPLIED = `SELECT
  (SELECT coalesce(json_agg(name), '[]') FROM tarn.migration) AS migrations,
  (SELECT coalesce(json_object_agg(name, hash), '{}') FROM tarn.sql_file) AS files`;

const MISSING = new Set(['42P01', '3F000', '42501']); // table, schema, or right to read either

/** What waits to be migrated, for `/readyz` and the refusal to start; asks with one query. */
export const pendingMigrations = async (
  database: string | Queryable,
): Promise<readonly string[]> => {
  const applied =
    typeof database === 'string'
      ? await withClient(database, readApplied)
      : await readApplied(database);
  const pending = pendingFrom(applied);
  return [...pending.migrations, ...pending.functions.map((name) => `${name}.sql`)];
};

export async function readApplied(database: Queryable): Promise<Applied> {
  try {
    const { rows } = await database.query(APPLIED);
    return (rows[0] as Applied | undefined) ?? { migrations: [], files: {} };
  } catch (error) {
    if (MISSING.has(errorCode(error) ?? '')) return { migrations: [], files: {} };
    throw error;
  }
}

export function pendingFrom(applied: Applied): Pending {
  const files = sqlFiles();
  const known = new Set([ROLES_ENTRY, ...files.map((file) => file.name)]);
  return {
    migrations: migrations
      .map((Migration) => new Migration().name ?? Migration.name)
      .filter((name) => !applied.migrations.includes(name)),
    functions: [
      ...files.filter(({ name, hash }) => applied.files[name] !== hash).map(({ name }) => name),
      ...Object.keys(applied.files).filter((name) => !known.has(name)),
    ],
  };
}

/** Changes when a password or what the roles may do changes. */
export const rolesHash = (passwords: Readonly<Record<string, string>>, rules: string): string =>
  createHash('sha256').update(JSON.stringify(passwords)).update(rules).digest('hex');
