import { escapeIdentifier, type Client, type PoolClient } from 'pg';
import type { ConfigWithSecret } from '../secrets';
import { deriveSecret } from '../secrets';

/** Owns tables and functions, runs migrations, cannot log in. */
export const OWNER_ROLE = 'tarn_owner';

export const LOGIN_ROLES = ['tarn_app', 'tarn_feed', 'tarn_verify'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

export type RolePasswords = Readonly<Record<LoginRole, string>>;

export interface ConnectionUrls {
  readonly app: string;
  readonly feed: string;
  readonly verify: string;
}

/** Where each role connects: as configured, else like the owner with the role's own password. */
export function connectionUrls(config: ConfigWithSecret, ownerUrl: string): ConnectionUrls {
  const derived = (role: LoginRole): string => {
    const url = new URL(ownerUrl);
    url.username = role;
    url.password = deriveSecret(config.appSecret, role);
    return url.href;
  };
  return {
    app: config.databaseAppUrl ?? derived('tarn_app'),
    feed: config.databaseFeedUrl ?? derived('tarn_feed'),
    verify: config.databaseVerifyUrl ?? derived('tarn_verify'),
  };
}

/** The passwords the roles are to have: those inside the URLs, so that these always work. */
export function rolePasswords(config: ConfigWithSecret, urls: ConnectionUrls): RolePasswords {
  const passwordIn = (href: string, role: LoginRole): string => {
    const url = new URL(href);
    const given = decodeURIComponent(url.password);
    return url.username === role && given !== '' ? given : deriveSecret(config.appSecret, role);
  };
  return {
    tarn_app: passwordIn(urls.app, 'tarn_app'),
    tarn_feed: passwordIn(urls.feed, 'tarn_feed'),
    tarn_verify: passwordIn(urls.verify, 'tarn_verify'),
  };
}

/** What each role may take of the server; a role can change its own defaults, and they are put back. */
const ROLE_SETTINGS: Readonly<Record<LoginRole, Readonly<Record<string, string>>>> = {
  tarn_app: { search_path: 'tarn, pg_temp' },
  tarn_feed: { search_path: 'tarn, pg_temp', statement_timeout: '10s' },
  tarn_verify: {
    search_path: 'verify, pg_temp',
    statement_timeout: '5min',
    idle_in_transaction_session_timeout: '1min',
  },
};

/** -1: as many as the server has. */
const CONNECTIONS_MAX: Readonly<Record<LoginRole, number>> = {
  tarn_app: -1,
  tarn_feed: 40,
  tarn_verify: 20,
};

/**
 * Makes the four roles and the two schemas, or brings them to what they must be. The caller holds
 * the migration lock; the roles belong to the whole server, so other databases on it may be doing
 * the same, and a role that appears in between is taken as made.
 */
export async function ensureRoles(client: Client, passwords: RolePasswords): Promise<void> {
  await ensureRole(client, OWNER_ROLE, 'NOLOGIN');
  // Whoever makes a role may give it away, but from PostgreSQL 16 on is not itself a member.
  await client.query(`GRANT ${OWNER_ROLE} TO CURRENT_USER WITH INHERIT TRUE, SET TRUE`);
  for (const role of LOGIN_ROLES) await ensureLoginRole(client, role, passwords[role]);
  await guardDatabase(client);
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS tarn AUTHORIZATION ${OWNER_ROLE};
    CREATE SCHEMA IF NOT EXISTS verify AUTHORIZATION ${OWNER_ROLE};
    SET ROLE ${OWNER_ROLE};
    GRANT USAGE ON SCHEMA tarn TO tarn_app, tarn_feed;
    GRANT USAGE ON SCHEMA verify TO tarn_verify;
    RESET ROLE`);
}

/** A role that signs in, with its password and defaults as they must be. */
export async function ensureLoginRole(
  client: Client,
  role: LoginRole,
  password: string,
): Promise<void> {
  const limit = `CONNECTION LIMIT ${String(CONNECTIONS_MAX[role])}`;
  await ensureRole(client, role, `LOGIN ${limit} PASSWORD ${client.escapeLiteral(password)}`);
  await client.query(`ALTER ROLE ${role} RESET ALL`);
  for (const [name, value] of Object.entries(ROLE_SETTINGS[role])) {
    // search_path is a list of names, the others are values.
    const text = name === 'search_path' ? value : client.escapeLiteral(value);
    await client.query(`ALTER ROLE ${role} SET ${name} = ${text}`);
  }
}

/** Nobody but the named roles connects, and they make nothing: not even temporary tables. */
async function guardDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; super: boolean }>(
    `SELECT current_database() AS name, rolsuper AS super
     FROM pg_roles WHERE rolname = current_user`,
  );
  await guardAccess(client, rows[0]?.name ?? '');
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  if (rows[0]?.super !== true) return;
  for (const command of await superuserCommands(client)) await client.query(command);
}

/** The rights on the database itself, which a copy of it does not have. */
export async function guardAccess(client: Client | PoolClient, name: string): Promise<void> {
  const database = escapeIdentifier(name);
  await client.query(`
    REVOKE ALL ON DATABASE ${database} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${database} TO ${[OWNER_ROLE, ...LOGIN_ROLES].join(', ')};
    GRANT CREATE, TEMPORARY ON DATABASE ${database} TO ${OWNER_ROLE}`);
}

/**
 * What PostgreSQL leaves open to every role and only a superuser may close, as commands; none when it is
 * closed. `guardDatabase` runs them where it can, `npm run migrate` names them where it cannot.
 */
export async function superuserCommands(client: Client): Promise<readonly string[]> {
  const { locks, objects, databases, user } = await openToAll(client);
  const lockers = [OWNER_ROLE, 'tarn_app', client.escapeIdentifier(user)].join(', ');
  return [
    ...locks.flatMap((name) => [
      `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`,
      `GRANT EXECUTE ON FUNCTION ${name} TO ${lockers}`,
    ]),
    ...objects.map((name) => `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`),
    ...databases.map((name) => `REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`),
  ];
}

interface OpenToAll {
  /** Functions that take advisory locks: by one of ours anybody could stop a market. */
  readonly locks: readonly string[];
  /** Functions that write large objects, which no grant on a table keeps out. */
  readonly objects: readonly string[];
  /** The maintenance databases every server has. */
  readonly databases: readonly string[];
  /** Who asks. */
  readonly user: string;
}

async function openToAll(client: Client): Promise<OpenToAll> {
  const { rows } = await client.query<OpenToAll>(`
    WITH functions AS (
      SELECT format('pg_catalog.%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) AS name,
        p.proname ~ '^pg_(try_)?advisory_' AS locks
      FROM pg_proc p WHERE p.pronamespace = 'pg_catalog'::regnamespace
        AND (p.proname ~ '^pg_(try_)?advisory_' OR p.proname ~ '^(lo_|loread$|lowrite$)')
        AND EXISTS (SELECT FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
          WHERE a.grantee = 0 AND a.privilege_type = 'EXECUTE'))
    SELECT current_user AS user,
      coalesce((SELECT json_agg(name ORDER BY name) FROM functions WHERE locks), '[]') AS locks,
      coalesce((SELECT json_agg(name ORDER BY name) FROM functions WHERE NOT locks), '[]') AS objects,
      coalesce((SELECT json_agg(quote_ident(d.datname) ORDER BY d.datname) FROM pg_database d
        WHERE d.datname IN ('postgres', 'template1') AND d.datname <> current_database()
          AND EXISTS (SELECT FROM aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
            WHERE a.grantee = 0 AND a.privilege_type = 'CONNECT')), '[]') AS databases`);
  const [open] = rows;
  if (!open) throw new Error('the catalogue gave no row');
  return open;
}

/** Whether a role's defaults are what `ensureLoginRole` made them. */
export async function hasItsDefaults(client: Client, role: LoginRole): Promise<boolean> {
  const { rows } = await client.query<{ config: string[] | null }>(
    'SELECT rolconfig AS config FROM pg_roles WHERE rolname = $1',
    [role],
  );
  const wanted = Object.entries(ROLE_SETTINGS[role]).map(([name, value]) => `${name}=${value}`);
  return [...(rows[0]?.config ?? [])].sort().join('\n') === wanted.sort().join('\n');
}

async function ensureRole(client: Client, role: string, options: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`
      DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await client.query(`ALTER ROLE ${role} ${options}`);
}
