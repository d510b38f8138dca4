import { readFileSync } from 'node:fs';
import { watchLogs } from '../rig/log-watch';
import type { Rig } from './rig';
import { assertThat } from './row';

export interface Unharmed {
  /** How many lines of the log tell this since. */
  count(message: string): number;
  /** @throws Error when the server or its database is another one, or a log tells of a fault */
  assert(): Promise<void>;
}

/** Takes down which processes serve; `expected` are lines of the log that have a known cause. */
export function watchServer({ server }: Rig, expected: readonly string[] = []): Unharmed {
  const { serverPid, databasePid } = server.run;
  const logs = watchLogs(server, expected);
  return {
    count: (message) => logs.count(message),
    async assert() {
      assertThat(server.running && server.run.serverPid === serverPid, 'the server was restarted');
      assertThat(server.run.databasePid === databasePid, 'the database was restarted');
      await server.ready(READY_MS);
      const faults = logs.faults();
      assertThat(faults.length === 0, `${String(faults.length)} fault lines: ${faults[0] ?? ''}`);
    },
  };
}

const READY_MS = 30_000;

/** What the server holds of the machine's memory, in whole MB; 0 where the system does not tell. */
export function memoryMb({ server }: Rig): number {
  try {
    const status = readFileSync(`/proc/${String(server.pid)}/status`, 'utf8');
    return Math.round(Number.parseInt(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? '0', 10) / 1_024);
  } catch {
    return 0;
  }
}
