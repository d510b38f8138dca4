import path from 'node:path';
import { findFreePort } from './free-port';
import { lockFile } from '../files/file-lock';
import { ensureDatabase } from '../database/database-exists';
import { openCluster, SUPERUSER, type Cluster } from './cluster';
import { findRunning, launch, shutDown, type Postmaster, type Settings } from './server-process';
import { keepRunning } from './watch';
import { signal } from '../processes';

const DATABASE_NAME = 'tarn';
const LOCK_WAIT_MS = 90_000;

export interface EmbeddedOptions {
  /** The data folder (DATA_DIR): the cluster is its subfolder postgres, the log postgres.log. */
  readonly dataDir: string;
  readonly password: string;
  /** On top of the fixed ones; only tests weaken durability with it. */
  readonly settings?: Settings;
  /** Called when the server was started again after its processes died. */
  readonly onChange?: (now: Postmaster) => void;
  readonly log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  readonly port: number;
  /** The postmaster's; changes when the server had to be started again. */
  readonly pid: number;
  /** The superuser's connection string to the database `tarn`. */
  readonly ownerUrl: string;
  /** Whether it was found running, left by a server that was killed. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/**
 * The default database: a real PostgreSQL from npm. Several processes may call this at once for
 * one folder: one starts it, the others adopt it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, password, settings = {}, log = () => undefined } = options;
  const exclusively = <T>(work: () => Promise<T>) => underLock(dataDir, work);
  const { cluster, postmaster, adopted } = await exclusively(() => bringUp(options));
  let current = postmaster;

  const stopWatching = keepRunning(
    cluster,
    () => current.pid,
    async () => {
      log('The database is gone: starting it again');
      current = await exclusively(
        async () => (await findRunning(cluster)) ?? launch(cluster, current.port, settings),
      );
      log(`The database runs again as process ${String(current.pid)}`);
      options.onChange?.(current);
    },
  );
  // On exit without stop(), such as an uncaught error: asked to end, nobody can wait for it.
  const onExit = () => void signal(current.pid, 'SIGINT');
  process.once('exit', onExit);

  return {
    get port() {
      return current.port;
    },
    get pid() {
      return current.pid;
    },
    ownerUrl: ownerUrlOf(password, current.port),
    adopted,
    async stop() {
      await stopWatching();
      await exclusively(() => shutDown(cluster, current.pid));
      process.off('exit', onExit);
    },
  };
}

const underLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const release = await lockFile(path.join(dataDir, 'postgres.lock'), LOCK_WAIT_MS);
  try {
    return await work();
  } finally {
    release();
  }
};

interface BroughtUp {
  readonly cluster: Cluster;
  readonly postmaster: Postmaster;
  readonly adopted: boolean;
}

async function bringUp({ dataDir, password, settings }: EmbeddedOptions): Promise<BroughtUp> {
  const cluster = await openCluster(dataDir, password);
  const running = await findRunning(cluster);
  const postmaster = running ?? (await launch(cluster, await findFreePort(), settings ?? {}));
  try {
    await ensureDatabase(ownerUrlOf(password, postmaster.port));
  } catch (error) {
    if (!running) await shutDown(cluster, postmaster.pid);
    throw error;
  }
  return { cluster, postmaster, adopted: running !== undefined };
}

const ownerUrlOf = (password: string, port: number): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/${DATABASE_NAME}`;
