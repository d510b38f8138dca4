import { readFileSync } from 'node:fs';
import { processesIn } from '../../platform/processes';

const MS_PER_TICK = 10;

/**
 * CPU milliseconds of processes and of the children they have seen ending (what a backend used is its
 * postmaster's once it is gone). Zero where the system does not tell.
 */
export const cpuMsOf = (pids: readonly number[], folder: string): number =>
  [...new Set([process.pid, ...pids, ...processesIn(folder)])].reduce(
    (sum, pid) => sum + ownCpuMs(pid),
    0,
  );

/** CPU milliseconds of one process. */
export const ownCpuMs = (pid: number): number => ticksOf(pid) * MS_PER_TICK;

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number.parseInt(field, 10), 0);
  } catch {
    return 0;
  }
}
