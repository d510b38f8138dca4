import path from 'node:path';
import { readConfig } from '../platform/config';
import { withClient } from '../platform/database/database-exists';
import { rolePasswords } from '../platform/database/database-roles';
import { LockedError, lockFile } from '../platform/files/file-lock';
import { isFree } from '../platform/postgres/free-port';
import { catchForeignLines } from '../platform/log';
import { keepRoles } from '../platform/database/role-watch';
import { removeRunFile, writeRunFile } from '../platform/files/run-file';
import { withAppSecret, type ConfigWithSecret } from '../platform/secrets';
import { pauseSettings, resumeSettings, type WhileFilling } from '../seed/paused-settings';
import { buildIfDue } from './build-if-due';
import { atMost, Ending } from './ending';
import { refuseUnfitLive } from './live-guard';
import { loadServer, type RunningServer } from './load-server';
import { openDatabase, refuseOtherRights, type OpenDatabase } from './open-database';
import { complain, explain, PlainError, say, seconds } from './say';
import { welcome } from './welcome';

const DRAIN_MS = 10_000;

/** Starts all of it, and ends the process once that is asked for or cannot be. Builds what is due when `building`. */
export function start({ building = false } = {}): void {
  catchForeignLines();
  const ending = new Ending();
  bringUp(ending, building).catch((error: unknown) => {
    if (!ending.begun) complain(explain(error));
    return ending.end(1);
  });
}

async function bringUp(ending: Ending, building: boolean): Promise<void> {
  const read = readConfig();
  // Before a secret is made or a role is given a password by it.
  const external = read.databaseUrl ?? read.databaseAppUrl;
  if (external !== null) await refuseUnfitLive(read, external);
  const config = withAppSecret(read);
  await claimDataFolder(config, ending);
  await refuseTakenPort(config);

  let publish = (): void => undefined;
  // Both take their time on a first start and neither needs the other.
  const [database] = await Promise.all([
    openDatabase(config, ending, {
      onChange: () => {
        publish();
      },
      beforeMigrating: (url) => refuseUnfitLive(read, url),
    }),
    building && buildIfDue(ending),
  ]);
  if (ending.begun) return;
  if (database.ownerUrl === null) await refuseOtherRights(config, database.urls.app);

  const server = await serve(config, database, ending);
  publish = () => {
    writeRunFile(config.dataDir, {
      serverPid: process.pid,
      databasePid: database.embedded?.pid ?? null,
      port: server.port,
      verifyUrl: database.urls.verify,
    });
  };
  publish();
  watchRoles(config, database, ending);
  say(welcome(config, server.port));
  say(`Ready ${seconds(0)} after the process began. Ctrl-C stops everything.`);
}

/** Where this process knows the owner, what a role changed of itself is put back. */
function watchRoles(
  config: ConfigWithSecret,
  { embedded, ownerUrl, urls }: OpenDatabase,
  ending: Ending,
): void {
  if (ownerUrl === null) return;
  const passwords = rolePasswords(config, urls);
  const stop = keepRoles({ ownerUrl: () => embedded?.ownerUrl ?? ownerUrl, urls, passwords });
  ending.add(() => {
    stop();
    return undefined;
  });
}

/** Written as the owner, whom the server never learns. */
const pausedSettings = (ownerUrl: string): WhileFilling => ({
  begin: () => withClient(ownerUrl, pauseSettings),
  end: () => withClient(ownerUrl, resumeSettings),
});

async function serve(
  config: ConfigWithSecret,
  { urls, ownerUrl }: OpenDatabase,
  ending: Ending,
): Promise<RunningServer> {
  // The server works with the roles' own connections and never learns the owner's.
  const serving = loadServer().serve({
    config: { ...config, databaseUrl: null },
    urls,
    whileFilling: ownerUrl === null ? null : pausedSettings(ownerUrl),
  });
  ending.add(async () => {
    removeRunFile(config.dataDir);
    await atMost(
      DRAIN_MS,
      serving.then((server) => server.close()),
    );
  });
  return serving;
}

/** One server per data folder: two would run one embedded database and stop it for each other. */
async function claimDataFolder({ dataDir }: ConfigWithSecret, ending: Ending): Promise<void> {
  try {
    const release = await lockFile(path.join(dataDir, 'server.lock'), 0);
    ending.add(() => {
      release();
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new PlainError(
      `A server (process ${String(error.holderPid)}) already runs on ${dataDir}. ` +
        'Give this one another DATA_DIR, and DATABASE_URL when both are to share a database.',
    );
  }
}

async function refuseTakenPort({ port, host }: ConfigWithSecret): Promise<void> {
  if (port === 0 || (await isFree(port, host))) return;
  throw new PlainError(`Port ${String(port)} is taken. Choose another: PORT=3001 npm start`);
}
