import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { migrations } from '../../../migrations';
import type { Config } from '../config';
import { fromRoot } from '../project-root';
import { withClient } from './database-exists';
import { ensureRoles, OWNER_ROLE, type RolePasswords } from './database-roles';
import {
  pendingFrom,
  readApplied,
  ROLES_ENTRY,
  rolesHash,
  type Pending,
} from './pending-migrations';
import { grantForMode } from './practice-functions';
import { applySqlFiles, sqlFiles } from './sql-files';

export interface MigrateOptions {
  readonly passwords: RolePasswords;
  /** What the server may call is of this mode afterwards. */
  readonly mode: Config['mode'];
  readonly onProgress?: (line: string) => void;
}

/** One migration of this server at a time, whatever the process: the number is only ours. */
const MIGRATION_LOCK = 7_268_110;

/**
 * Brings a database up to date: roles and schemas, then the migrations not yet run, then all SQL
 * functions when one of them changed. Costs one query when nothing is due.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    if (isUpToDate(await due(client, options))) return;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Another process may have done it all while this one waited for the lock.
    const work = await due(client, options);
    if (!isUpToDate(work)) await bringUpToDate({ client, ownerUrl, work, ...options });
  });
}

/** Whoever changes what the roles may do has them brought up to date on the next start. */
const ROLE_RULES = ['database-roles.ts', 'practice-functions.ts']
  .map((name) => readFileSync(fromRoot('server/platform/database', name), 'utf8'))
  .join('\n');

interface Due extends Pending {
  readonly roles: boolean;
}

const isUpToDate = ({ roles, migrations: waiting, functions }: Due): boolean =>
  !roles && waiting.length === 0 && functions.length === 0;

const rolesOf = ({ passwords, mode }: MigrateOptions): string =>
  rolesHash(passwords, `${mode}\n${ROLE_RULES}`);

async function due(client: Client, options: MigrateOptions): Promise<Due> {
  const applied = await readApplied(client);
  const roles = applied.files[ROLES_ENTRY] !== rolesOf(options);
  return { ...pendingFrom(applied), roles };
}

interface Work extends MigrateOptions {
  readonly client: Client;
  readonly ownerUrl: string;
  readonly work: Due;
}

async function bringUpToDate({ client, ownerUrl, work, ...options }: Work): Promise<void> {
  const { passwords, onProgress = () => undefined } = options;
  await ensureRoles(client, passwords);
  await client.query(`SET ROLE ${OWNER_ROLE}; SET search_path = tarn, pg_temp`);
  if (work.migrations.length > 0) {
    onProgress(`Migrating: ${String(work.migrations.length)} waiting`);
    await runMigrations(ownerUrl, onProgress);
  }
  if (work.functions.length > 0) onProgress(`SQL functions: ${String(sqlFiles().length)}`);
  await storeFunctions(client, work.functions, options);
}

/** TypeORM is loaded here only: it costs more time than everything else a later start does. */
async function runMigrations(ownerUrl: string, onProgress: (line: string) => void): Promise<void> {
  const { DataSource } = await import('typeorm');
  const source = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema: 'tarn',
    migrations: [...migrations],
    migrationsTableName: 'migration',
    installExtensions: false,
    extra: { max: 1, options: `-c role=${OWNER_ROLE} -c search_path=tarn,pg_temp` },
  });
  await source.initialize();
  try {
    const done = await source.runMigrations({ transaction: 'each' });
    done.forEach(({ name }) => {
      onProgress(`Migrated ${name}`);
    });
  } finally {
    await source.destroy();
  }
}

/** Functions and the record of them change together or not at all. */
async function storeFunctions(
  client: Client,
  changed: readonly string[],
  options: MigrateOptions,
): Promise<void> {
  const files = sqlFiles();
  const gone = changed.filter((name) => files.every((file) => file.name !== name));
  const record = [...files, { name: ROLES_ENTRY, hash: rolesOf(options) }];
  await client.query('BEGIN');
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS sql_file (name text PRIMARY KEY, hash text NOT NULL)`,
    );
    if (changed.length > 0) await applySqlFiles(client, files, gone);
    await grantForMode(client, options.mode);
    await client.query('DELETE FROM sql_file');
    await client.query('INSERT INTO sql_file SELECT * FROM unnest($1::text[], $2::text[])', [
      record.map(({ name }) => name),
      record.map(({ hash }) => hash),
    ]);
    await client.query('GRANT SELECT ON sql_file TO tarn_app');
    await client.query(`DO $$ BEGIN
      IF to_regclass('tarn.migration') IS NOT NULL THEN GRANT SELECT ON migration TO tarn_app; END IF;
    END $$`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
