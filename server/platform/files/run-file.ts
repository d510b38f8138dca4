import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './atomic-file';

/** What a running server writes down for other programs on the machine: tests, `npm run verify`, operators. */
export interface RunFile {
  readonly serverPid: number;
  /** The embedded database's postmaster; null when the database is somebody else's. */
  readonly databasePid: number | null;
  readonly port: number;
  /** Read-only connection string of `tarn_verify`: the reason why only the owner may read the file. */
  readonly verifyUrl: string;
}

/** As it stands in the file. */
interface Content {
  readonly server_pid: number;
  readonly database_pid: number | null;
  readonly port: number;
  readonly verify_url: string;
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'run.json');

export function writeRunFile(dataDir: string, run: RunFile): void {
  const content: Content = {
    server_pid: run.serverPid,
    database_pid: run.databasePid,
    port: run.port,
    verify_url: run.verifyUrl,
  };
  replaceFile(fileIn(dataDir), `${JSON.stringify(content, null, 2)}\n`);
}

export function removeRunFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** What a server running on this folder has written down; null when none does. */
export function readRunFile(dataDir: string): RunFile | null {
  try {
    const content = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Content;
    const { server_pid, database_pid, port, verify_url } = content;
    return { serverPid: server_pid, databasePid: database_pid, port, verifyUrl: verify_url };
  } catch {
    return null;
  }
}
