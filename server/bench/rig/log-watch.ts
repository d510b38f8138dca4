import { existsSync, readFileSync, statSync } from 'node:fs';
import type { LiveServer } from './live-server';

interface Line {
  readonly level?: string;
  readonly msg?: string;
}

export interface LogWatch {
  /** What both logs say since of something that went wrong and was not expected. */
  faults(): readonly string[];
  /** How many lines tell this since. */
  count(message: string): number;
}

const WRONG = new Set(['warn', 'error', 'fatal']);
/** The database's own: one of its processes died, or all were ended for it. */
const CRASHED = /PANIC|terminated by signal|reinitializing|out of memory|No space left/;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** A server on a database of others has no log of one. */
const since = (file: string, from: number): string[] =>
  (existsSync(file) ? readFileSync(file) : Buffer.of())
    .subarray(from)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Reads the logs of a server from now on. `expected` are messages that have a known cause. */
export function watchLogs(
  { logFile, databaseLogFile }: Pick<LiveServer, 'logFile' | 'databaseLogFile'>,
  expected: readonly string[] = [],
): LogWatch {
  const [from, fromDatabase] = [sizeOf(logFile), sizeOf(databaseLogFile)];
  const isWrong = (text: string): boolean => {
    const line = read(text);
    return line === null || (WRONG.has(line.level ?? '') && !expected.includes(line.msg ?? ''));
  };
  return {
    faults: () => [
      ...since(logFile, from).filter(isWrong),
      ...since(databaseLogFile, fromDatabase).filter((line) => CRASHED.test(line)),
    ],
    count: (message) => since(logFile, from).filter((text) => read(text)?.msg === message).length,
  };
}

/** Null for what is not one JSON object, as every line of the server must be. */
function read(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null && !Array.isArray(line) ? line : null;
  } catch {
    return null;
  }
}
