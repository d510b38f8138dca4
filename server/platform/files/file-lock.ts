import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkUnlessPresent } from './atomic-file';
import { isAlive, pause, startMark } from '../processes';

export type Release = () => void;

const RETRY_MS = 30;

/** Thrown when another living process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(
    file: string,
    readonly holderPid: number,
  ) {
    super(`${file} is held by process ${String(holderPid)}`);
  }
}

/**
 * Takes a lock that lives in a file and dies with its process: what a killed holder left is
 * recognised by process id and start time, and taken over.
 *
 * @throws LockedError when it is still held after `waitMs`
 */
export async function lockFile(file: string, waitMs: number): Promise<Release> {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = markOf(process.pid);
  const draft = `${file}.${String(process.pid)}.${String(performance.now())}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    const deadline = performance.now() + waitMs;
    while (!linkUnlessPresent(draft, file)) {
      const holder = readHolder(file);
      if (holder !== null && !isHeld(holder)) takeAway(file, holder);
      else if (performance.now() >= deadline) throw new LockedError(file, pidOf(holder ?? ''));
      else await pause(RETRY_MS);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(file) === mine) rmSync(file, { force: true });
  };
}

const markOf = (pid: number): string => `${String(pid)} ${startMark(pid)}`.trim();
const pidOf = (mark: string): number => Number.parseInt(mark, 10);
const isHeld = (mark: string): boolean => isAlive(pidOf(mark)) && markOf(pidOf(mark)) === mark;

function readHolder(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Another process may have taken over in between: then its lock is put back where it was. */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.${String(process.pid)}.dead`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) !== expected) linkUnlessPresent(aside, file);
  rmSync(aside, { force: true });
}
