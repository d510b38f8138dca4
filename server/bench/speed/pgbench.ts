import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase } from '../../platform/database/database-exists';
import type { Side } from './compare';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** As many as the table of limits was measured with. */
export const CLIENTS = 8;
const SCALE = 10;
/** A connection's first call plans every statement of its functions; the server keeps its connections for minutes. */
const WARM_UP_SECONDS = 1;

/** PGBENCH, the PATH, or a Debian installation; null when there is none. */
export function findPgbench(): string | null {
  const { PGBENCH, PATH = '' } = process.env;
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((one) => `${DEBIAN}/${one}/bin`) : [];
  const places = [...PATH.split(path.delimiter), ...debian].map((one) => path.join(one, 'pgbench'));
  return [PGBENCH ?? '', ...places].find((file) => file !== '' && existsSync(file)) ?? null;
}

export interface Pgbench {
  /** The script over and over for a slice of whole seconds, after one that does not count. */
  readonly script: (name: string, text: string, url: string, clients?: number) => Side;
  readonly tpcb: Side;
  /** Resolves to the milliseconds that so many TPC-B transactions take. */
  readonly tpcbMs: (transactions: number) => Promise<number>;
}

/** `ownerUrl` gets a database of its own for the tables of TPC-B; scripts are kept in `folder`. */
export async function openPgbench(
  program: string,
  { ownerUrl, folder }: { readonly ownerUrl: string; readonly folder: string },
): Promise<Pgbench> {
  const own = new URL(ownerUrl);
  own.pathname = '/pgbench';
  await ensureDatabase(own.href);
  await pgbench(program, own.href, ['-i', '-q', '-s', String(SCALE)]);
  const many = ['-n', '-j', '2'];
  const timed = (url: string, more: readonly string[], clients = CLIENTS): Side => ({
    async run(ms) {
      const seconds = Math.max(1, Math.round(ms / 1_000));
      const all = seconds + WARM_UP_SECONDS;
      const timing = ['-T', String(all), '-P', '1'];
      const out = await pgbench(program, url, [...many, '-c', String(clients), ...timing, ...more]);
      const ops = steadyTpsIn(out) * seconds;
      return { ops, ms: seconds * 1_000, allOps: tpsIn(out) * all };
    },
  });
  return {
    tpcb: timed(own.href, []),
    script(name, text, url, clients) {
      const file = path.join(folder, `${name}.sql`);
      writeFileSync(file, text);
      return timed(url, ['-f', file], clients);
    },
    async tpcbMs(transactions) {
      const each = String(Math.round(transactions / CLIENTS));
      const out = await pgbench(program, own.href, [...many, '-c', String(CLIENTS), '-t', each]);
      return (transactions * 1_000) / tpsIn(out);
    },
  };
}

/** Connections do not count: the server keeps its own. */
function tpsIn(out: string): number {
  const [, tps] = /tps = ([\d.]+) \(without initial/.exec(out) ?? [];
  if (tps === undefined || out.includes('aborted')) throw new Error(`pgbench said:\n${out}`);
  return Number.parseFloat(tps);
}

/** Of the whole seconds after the warm-up. */
function steadyTpsIn(out: string): number {
  const seconds = [...out.matchAll(/^progress: [\d.]+ s, ([\d.]+) tps/gm)].map(([, tps]) =>
    Number(tps),
  );
  const steady = seconds.slice(WARM_UP_SECONDS);
  if (steady.length === 0) throw new Error(`pgbench told of no second:\n${out}`);
  return steady.reduce((sum, tps) => sum + tps, 0) / steady.length;
}

async function pgbench(program: string, url: string, args: readonly string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const { stdout, stderr } = await run(program, [...args], {
    env: {
      PATH: process.env.PATH,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
    },
  });
  return stdout + stderr;
}
