import type { Postmaster } from '../platform/postgres/server-process';
import type { Config } from '../platform/config';
import {
  connectionUrls,
  rolePasswords,
  type ConnectionUrls,
} from '../platform/database/database-roles';
import { errorCode } from '../platform/error-code';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/postgres/embedded-postgres';
import { migrate } from '../platform/database/migrate';
import { modeOfRights } from '../platform/database/practice-functions';
import { pendingMigrations } from '../platform/database/pending-migrations';
import { deriveSecret, type ConfigWithSecret } from '../platform/secrets';
import type { Ending } from './ending';
import { PlainError, say } from './say';

/** A database that is up to date and can be served from. */
export interface OpenDatabase {
  readonly urls: ConnectionUrls;
  /** Null when the server was given the roles' own URLs only. */
  readonly ownerUrl: string | null;
  /** The embedded one; null when the database is somebody else's. */
  readonly embedded: EmbeddedPostgres | null;
}

export interface OpenHooks {
  /** The embedded database runs as another process now. */
  readonly onChange: (now: Postmaster) => void;
  /** Looks at the database as it is; what it throws leaves it so. */
  readonly beforeMigrating: (ownerUrl: string) => Promise<void>;
}

const NO_HOOKS: OpenHooks = {
  onChange: () => undefined,
  beforeMigrating: () => Promise.resolve(),
};

const INVALID_PASSWORD = '28P01';

/** Starts or finds the database the configuration names, and migrates it where that is allowed. */
export async function openDatabase(
  config: ConfigWithSecret,
  ending: Ending,
  hooks: OpenHooks = NO_HOOKS,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseAppUrl } = config;
  if (databaseUrl === null && databaseAppUrl !== null) return openAsGuest(config, databaseAppUrl);
  const embedded = databaseUrl === null ? await openEmbedded(config, ending, hooks.onChange) : null;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  await hooks.beforeMigrating(ownerUrl);
  const urls = connectionUrls(config, ownerUrl);
  const passwords = rolePasswords(config, urls);
  await migrate(ownerUrl, { passwords, mode: config.mode, onProgress: say });
  return { urls, ownerUrl, embedded };
}

async function openEmbedded(
  { dataDir, appSecret }: ConfigWithSecret,
  ending: Ending,
  onChange: OpenHooks['onChange'],
): Promise<EmbeddedPostgres> {
  const password = deriveSecret(appSecret, 'tarn_super');
  const starting = startEmbeddedPostgres({ dataDir, password, onChange, log: say });
  // Added before it is up: a Ctrl-C during the first start must stop what is just coming up.
  ending.add(() =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  try {
    return await starting;
  } catch (error) {
    if (errorCode(error) !== INVALID_PASSWORD) throw error;
    throw new PlainError(`APP_SECRET is not the one the database in ${dataDir} was made with.`);
  }
}

/** Without the owner's URL the server cannot migrate, and must not run on an old database. */
async function openAsGuest(config: ConfigWithSecret, appUrl: string): Promise<OpenDatabase> {
  if (config.databaseFeedUrl === null) {
    throw new PlainError('DATABASE_APP_URL needs DATABASE_FEED_URL beside it, or DATABASE_URL.');
  }
  const waiting = await pendingMigrations(appUrl);
  if (waiting.length > 0) {
    throw new PlainError(`Run npm run migrate first. Waiting: ${waiting.join(', ')}`);
  }
  return { urls: connectionUrls(config, appUrl), ownerUrl: null, embedded: null };
}

/**
 * Where nobody migrated with this start, the rights of the server's role are of the mode that somebody migrated in.
 * @throws PlainError when it is the other one
 */
export async function refuseOtherRights({ mode }: Config, appUrl: string): Promise<void> {
  if ((await modeOfRights(appUrl)) === mode) return;
  throw new PlainError(`Run MODE=${mode} npm run migrate first: the rights are of the other mode.`);
}
