import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isAlive, processesIn, signal, until } from '../../platform/processes';
import { killUnderLoad } from './kill-under-load';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';

export const killDatabase: Row = {
  what: '`kill -9` of all database processes under load',
  async run(rig) {
    const { databaseKills: kills, readyMs } = rig.dose;
    const { count, slowest } = await killUnderLoad(rig, {
      name: 'crash',
      kills,
      underLoadMs: 1_500,
      limitMs: readyMs.database,
      killOnce,
    });
    return {
      count,
      result: `the server stayed, no acknowledged write lost, recovered within ${slowest}`,
    };
  },
};

/** Resolves to the milliseconds until the server was ready again; proves that the fault happened. */
async function killOnce({ server, dose }: Rig): Promise<number> {
  const { databasePid, serverPid } = server.run;
  assertThat(databasePid !== null, 'the database is not the embedded one');
  const victims = processesIn(realpathSync(path.join(server.dataDir, 'postgres')));
  assertThat(victims.includes(databasePid), 'run.json names another database');
  const began = performance.now();
  for (const pid of victims) signal(pid, 'SIGKILL');
  await until(() => !victims.some(isAlive));
  assertThat(!victims.some(isAlive), 'a killed database process lives');
  const again = () => server.run.databasePid !== databasePid;
  assertThat(
    await until(again, { limitMs: dose.readyMs.database }),
    'the database was not started again',
  );
  await server.ready(dose.readyMs.database);
  assertThat(server.running && server.run.serverPid === serverPid, 'the server has ended');
  return performance.now() - began;
}
