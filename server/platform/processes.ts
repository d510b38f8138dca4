import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from './error-code';

const PROC = process.platform === 'linux' ? '/proc' : null;

/** Whether a process with this id runs. A zombie does not: nobody may ever reap it in a container. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return procStat(pid)?.state !== 'Z';
}

/** Tells two processes apart that were given the same id one after the other. Empty: unknown. */
export const startMark = (pid: number): string => procStat(pid)?.startedAt ?? '';

/**
 * The folder a process works in, also when that was deleted under it; undefined when the process
 * is gone or the system does not say.
 */
export function workingFolder(pid: number): string | undefined {
  if (PROC === null) return undefined;
  try {
    return readlinkSync(`${PROC}/${String(pid)}/cwd`).replace(/ \(deleted\)$/, '');
  } catch {
    return undefined;
  }
}

/** The ids of all processes that work in `folder` (Linux; elsewhere none are found). */
export function processesIn(folder: string): number[] {
  if (PROC === null) return [];
  return readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .filter((pid) => workingFolder(pid) === folder);
}

/** Sends a signal; false when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks every `everyMs` until `done` says yes; false when `limitMs` passed first. */
export async function until(
  done: () => boolean,
  { everyMs = 20, limitMs = 10_000 } = {},
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!done()) {
    if (performance.now() > deadline) return false;
    await pause(everyMs);
  }
  return true;
}

/** /proc/<pid>/stat: the name in brackets may hold blanks, so fields are counted behind it. */
function procStat(pid: number): { state: string; startedAt: string } | undefined {
  if (PROC === null) return undefined;
  try {
    const stat = readFileSync(`${PROC}/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
