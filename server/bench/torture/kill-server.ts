import { isAlive, pause } from '../../platform/processes';
import { startLoad } from '../rig/load';
import type { Rig } from './rig';
import { assertThat, seconds, type Row } from './row';

const UNDER_LOAD_MS = 900;
const WORKERS = 16;

export const killServer: Row = {
  what: '`kill -9` of the server under load with open contracts',
  async run(rig) {
    const { dose, client, rich, richBook, instrumentId } = rig;
    const load = startLoad({
      clients: [client],
      traders: rich,
      book: richBook,
      instrumentId,
      name: 'kill',
      seconds: 30,
      workers: WORKERS,
    });
    const times: number[] = [];
    for (let kill = 0; kill < dose.serverKills; kill += 1) {
      await pause(UNDER_LOAD_MS);
      times.push(await killOnce(rig));
    }
    await load.stop();
    const slowest = Math.max(...times);
    assertThat(slowest <= dose.readyMs.server, `ready again only after ${seconds(slowest)}`);
    return {
      count: `${String(dose.serverKills)} kills, ${String(load.attempts)} orders`,
      result: `no acknowledged write lost, ready again within ${seconds(slowest)}`,
    };
  },
};

/** Resolves to the milliseconds until the next server was ready; proves that there are two. */
async function killOnce({ server }: Rig): Promise<number> {
  const before = server.run;
  assertThat(before.serverPid === server.pid, 'run.json names another process');
  await server.end('SIGKILL');
  assertThat(!isAlive(before.serverPid), 'the killed server lives');
  const ms = await server.start();
  const after = server.run;
  assertThat(after.serverPid !== before.serverPid, 'no other server runs');
  assertThat(after.databasePid === before.databasePid, 'the database was not adopted');
  return ms;
}
