import { withClient } from '../../platform/database/database-exists';
import { isAlive } from '../../platform/processes';
import { killUnderLoad } from './kill-under-load';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';

export const killServer: Row = {
  what: '`kill -9` of the server under load with open contracts',
  async run(rig) {
    const { serverKills: kills, readyMs } = rig.dose;
    const settings = await writtenSettings(rig);
    const { count, slowest } = await killUnderLoad(rig, {
      name: 'kill',
      kills,
      underLoadMs: 900,
      limitMs: readyMs.server,
      killOnce,
    });
    // Another server of the same database would act on what a start sets while it fills a practice world.
    assertThat(
      (await writtenSettings(rig)) === settings,
      'a start of a filled world wrote settings',
    );
    return { count, result: `no acknowledged write lost, ready again within ${slowest}` };
  },
};

/** The settings, and which transaction wrote each. */
const writtenSettings = ({ addresses }: Rig): Promise<string> =>
  withClient(addresses().owner, async (owner) => {
    const { rows } = await owner.query(
      'SELECT xmin::text, key, value FROM tarn.setting ORDER BY key',
    );
    return JSON.stringify(rows);
  });

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
