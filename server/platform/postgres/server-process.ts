import { spawn } from 'node:child_process';
import { openSync, closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { databaseEnvironment, type Cluster } from './cluster';
import { isAlive, processesIn, signal, until, workingFolder } from '../processes';

/** A running PostgreSQL: its first process and the port it listens on. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

export type Settings = Readonly<Record<string, string>>;

const READY_MS = 60_000;
const ORPHANS_MS = 2_000;

const MEGABYTE = 1_048_576;

/**
 * A thirty-second part of the machine's memory, from 128 to 512 megabytes: what is hot of the indexes of a million contracts
 * and of their five million postings stays within it.
 */
const shared = Math.min(Math.max(Math.floor(totalmem() / 32 / MEGABYTE), 128), 512);

const FIXED_SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: `${String(shared)}MB`,
  max_locks_per_transaction: '256',
  log_min_messages: 'warning',
  // Neither the values of a statement nor its text, nor the rows a constraint names.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

const statusFile = (folder: string): string => path.join(folder, 'postmaster.pid');

/** What postmaster.pid says; undefined while there is none or it is half written. */
function readStatus(folder: string): (Postmaster & { readonly ready: boolean }) | undefined {
  try {
    const lines = readFileSync(statusFile(folder), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    const port = Number.parseInt(lines[3] ?? '', 10);
    return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is this cluster's: after a crash its id may belong to somebody else. */
export const isPostmaster = (pid: number, folder: string): boolean =>
  process.platform === 'linux' ? workingFolder(pid) === folder : isAlive(pid);

/** The server that already runs on this cluster, once it is ready. */
export async function findRunning({ folder }: Cluster): Promise<Postmaster | undefined> {
  const runs = () => {
    const status = readStatus(folder);
    return status !== undefined && isPostmaster(status.pid, folder) ? status : undefined;
  };
  await until(() => runs()?.ready !== false, { limitMs: READY_MS });
  const found = runs();
  return found?.ready === true ? { pid: found.pid, port: found.port } : undefined;
}

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal does not reach it,
 * with a file as its log, so that it outlives a killed parent.
 */
export async function launch(
  cluster: Cluster,
  port: number,
  settings: Settings,
): Promise<Postmaster> {
  await clearRemains(cluster.folder);
  const options = Object.entries({ ...FIXED_SETTINGS, ...settings });
  const args = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = openSync(cluster.logFile, 'a', 0o600);
  const child = spawn(cluster.program, ['-D', cluster.folder, '-p', String(port), ...args], {
    ...cluster.account,
    cwd: cluster.folder,
    env: databaseEnvironment(),
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.unref();
  const isReady = () => readStatus(cluster.folder)?.pid === child.pid && isStarted(cluster.folder);
  const hasEnded = () =>
    failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  await until(() => isReady() || hasEnded(), { everyMs: 10, limitMs: READY_MS });
  if (child.pid === undefined || hasEnded() || !isReady()) {
    throw failure ?? new Error(`PostgreSQL did not start; the reason is in ${cluster.logFile}`);
  }
  return { pid: child.pid, port };
}

const isStarted = (folder: string): boolean => readStatus(folder)?.ready === true;

/**
 * After kill -9: ends backends that lost their postmaster (no new one may start beside them) and
 * removes its status file, whose process id may by now belong to a stranger or a zombie.
 */
async function clearRemains(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans = processesIn(folder);
  orphans.forEach((pid) => signal(pid, 'SIGKILL'));
  await until(() => orphans.every((pid) => workingFolder(pid) !== folder), { limitMs: ORPHANS_MS });
  rmSync(statusFile(folder), { force: true });
}

/** Ends the server: running transactions are rolled back. Resolves when no process is left. */
export async function shutDown({ folder }: Cluster, pid: number): Promise<void> {
  const isGone = () => !isPostmaster(pid, folder);
  const steps = [
    ['SIGINT', 8_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const;
  for (const [name, limitMs] of steps) {
    if (isGone()) break;
    signal(pid, name);
    await until(isGone, { limitMs });
  }
  await until(() => processesIn(folder).length === 0, { limitMs: ORPHANS_MS });
  if (existsSync(statusFile(folder))) await clearRemains(folder);
}
