import { execFile } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { canEnter, databaseAccount, type Account } from './system-account';
import { postgresPrograms, SHARED_FOLDER } from './binaries';

export const SUPERUSER = 'tarn_super';

/** A database folder that exists on disk, and what is needed to run it. */
export interface Cluster {
  /** Without links, so that it can be compared with a process's working folder. */
  readonly folder: string;
  readonly logFile: string;
  readonly account: Account;
  readonly program: string;
}

/** Finds the cluster of a data folder, or makes it on the first start. */
export async function openCluster(dataDir: string, password: string): Promise<Cluster> {
  const account = databaseAccount();
  const programs = postgresPrograms(account);
  const place = path.join(dataDir, 'postgres');
  if (!existsSync(path.join(place, 'PG_VERSION'))) {
    await makeCluster({ place, password, account, initdb: programs('initdb') });
  }
  return {
    folder: realpathSync(place),
    logFile: path.join(dataDir, 'postgres.log'),
    account,
    program: programs('postgres'),
  };
}

/** No variable of ours, and no PG… of the user's, may reach the database's processes. */
export const databaseEnvironment = (): NodeJS.ProcessEnv => ({
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: os.tmpdir(),
  PATH: '/usr/local/bin:/usr/bin:/bin',
});

interface NewCluster {
  readonly place: string;
  readonly password: string;
  readonly account: Account;
  readonly initdb: string;
}

/** Made beside its place and then renamed: an interrupted first start leaves nothing half done. */
async function makeCluster({ place, password, account, initdb }: NewCluster): Promise<void> {
  removeLeftovers(place);
  const draft = canEnter(account, path.dirname(place))
    ? `${place}.new`
    : path.join(SHARED_FOLDER, `data-${randomBytes(6).toString('hex')}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(draft), { recursive: true, mode: 0o755 });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = path.join(
    path.dirname(draft),
    `.password-${randomBytes(6).toString('hex')}`,
  );
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account)
    [draft, passwordFile].forEach((one) => {
      chownSync(one, account.uid, account.gid);
    });
  try {
    await runInitdb(initdb, [`--pgdata=${draft}`, `--pwfile=${passwordFile}`], account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  if (path.dirname(draft) === path.dirname(place)) renameSync(draft, place);
  else symlinkSync(draft, place);
}

async function runInitdb(initdb: string, args: string[], account: Account): Promise<void> {
  const fixed = [
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const options = { ...account, cwd: os.tmpdir(), env: databaseEnvironment() };
  await promisify(execFile)(initdb, [...args, ...fixed], options);
}

/** A link whose cluster was deleted, or an empty folder: nothing that could hold data. */
function removeLeftovers(place: string): void {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) rmSync(place);
  else if (found) rmSync(place, { recursive: false, force: true });
}
