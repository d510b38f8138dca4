import type { Client } from 'pg';
import type { ConfigWithSecret } from './secrets';
import { deriveSecret } from './secrets';

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

const SEARCH_PATHS: RolePasswords = {
  tarn_app: 'tarn, pg_temp',
  tarn_feed: 'tarn, pg_temp',
  tarn_verify: 'verify, pg_temp',
};

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

/**
 * Makes the four roles and the two schemas, or brings them to what they must be. The caller holds
 * the migration lock; the roles belong to the whole server, so other databases on it may be doing
 * the same, and a role that appears in between is taken as made.
 */
export async function ensureRoles(client: Client, passwords: RolePasswords): Promise<void> {
  await ensureRole(client, OWNER_ROLE, 'NOLOGIN');
  // Whoever makes a role may give it away, but from PostgreSQL 16 on is not itself a member.
  await client.query(`GRANT ${OWNER_ROLE} TO CURRENT_USER WITH INHERIT TRUE, SET TRUE`);
  for (const role of LOGIN_ROLES) {
    await ensureRole(client, role, `LOGIN PASSWORD ${client.escapeLiteral(passwords[role])}`);
    await client.query(`ALTER ROLE ${role} SET search_path = ${SEARCH_PATHS[role]}`);
  }
  await guardDatabase(client);
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS tarn AUTHORIZATION ${OWNER_ROLE};
    CREATE SCHEMA IF NOT EXISTS verify AUTHORIZATION ${OWNER_ROLE};
    SET ROLE ${OWNER_ROLE};
    GRANT USAGE ON SCHEMA tarn TO tarn_app, tarn_feed;
    GRANT USAGE ON SCHEMA verify TO tarn_verify;
    RESET ROLE`);
}

/** Nobody but the named roles connects, and they make nothing: not even temporary tables. */
export async function guardDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`
    REVOKE ALL ON DATABASE ${database} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${database} TO ${[OWNER_ROLE, ...LOGIN_ROLES].join(', ')};
    GRANT CREATE, TEMPORARY ON DATABASE ${database} TO ${OWNER_ROLE};
    REVOKE ALL ON SCHEMA public FROM PUBLIC`);
}

async function ensureRole(client: Client, role: string, options: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`
      DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await client.query(`ALTER ROLE ${role} ${options}`);
}
