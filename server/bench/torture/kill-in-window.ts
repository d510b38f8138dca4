import { pause } from '../../platform/processes';
import type { LiveServer } from '../rig/live-server';
import { progressOf, type Shift } from './desk-worker';
import { assertThat } from './row';

const LOOK_MS = 20;

/**
 * Kills servers while decisions wait for their effect, `kills` times over the shift: all of them, then one
 * and the other. Where none is left, the windows end with nobody there to see it. Resolves to how many
 * decisions were within their window at the kills.
 */
export async function killInWindow(
  shift: Shift,
  servers: readonly LiveServer[],
  kills: number,
): Promise<number> {
  let waited = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const decidedBefore = (shift.ids.length * (kill + 1)) / (kills + 1);
    await decided(shift, decidedBefore);
    const turn = kill % (servers.length + 1);
    const struck = servers.filter((_, index) => turn === 0 || index === turn - 1);
    await Promise.all(struck.map((server) => server.end('SIGKILL')));
    const { inWindow, ended } = await progressOf(shift);
    assertThat(inWindow > 0, 'no decision waited for its effect');
    waited += inWindow;
    if (struck.length === servers.length) await windowsEnd(shift, ended);
    for (const server of struck) await server.start();
  }
  return waited;
}

/** So many are decided, and the newest of them within their window. */
async function decided(shift: Shift, count: number): Promise<void> {
  for (;;) {
    const { open, inWindow } = await progressOf(shift);
    if (shift.ids.length - open >= count && inWindow > 0) return;
    assertThat(!shift.over, 'the shift ended before the kill');
    await pause(LOOK_MS);
  }
}

/** Nobody serves: every window ends, and nothing takes effect. */
async function windowsEnd(shift: Shift, endedBefore: number): Promise<void> {
  for (;;) {
    const { inWindow, due, ended } = await progressOf(shift);
    assertThat(ended === endedBefore, 'a decision took effect although no server ran');
    if (inWindow === 0 && due > 0) return;
    await pause(LOOK_MS);
  }
}
