import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isAlive, pause, processesIn, signal, until } from '../../platform/processes';
import { startLoad } from '../rig/load';
import type { Rig } from './rig';
import { assertThat, seconds, type Row } from './row';

const UNDER_LOAD_MS = 1_500;
const WORKERS = 16;

export const killDatabase: Row = {
  what: '`kill -9` of all database processes under load',
  async run(rig) {
    const { dose, client, rich, richBook, instrumentId } = rig;
    const load = startLoad({
      clients: [client],
      traders: rich,
      book: richBook,
      instrumentId,
      name: 'crash',
      seconds: 30,
      workers: WORKERS,
    });
    const times: number[] = [];
    for (let kill = 0; kill < dose.databaseKills; kill += 1) {
      await pause(UNDER_LOAD_MS);
      times.push(await killOnce(rig));
    }
    await pause(UNDER_LOAD_MS);
    await load.stop();
    const slowest = Math.max(...times);
    assertThat(slowest <= dose.readyMs.database, `recovered only after ${seconds(slowest)}`);
    return {
      count: `${String(dose.databaseKills)} kills, ${String(load.attempts)} orders`,
      result: `the server stayed, no acknowledged write lost, recovered within ${seconds(slowest)}`,
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
