import { pause } from '../../platform/processes';
import type { Rig } from './rig';
import { assertThat, seconds } from './row';
import { tradingLoad } from './under-load';

const WORKERS = 16;

interface Killing {
  /** Of the keys of its orders. */
  readonly name: string;
  readonly kills: number;
  /** Load before each kill. */
  readonly underLoadMs: number;
  readonly limitMs: number;
  /** Kills, proves it, and resolves to the milliseconds until all was well again. */
  readonly killOnce: (rig: Rig) => Promise<number>;
}

export interface Killed {
  readonly count: string;
  /** In words. */
  readonly slowest: string;
}

/** Orders without a pause, and a kill in the middle of them, again and again. */
export async function killUnderLoad(rig: Rig, killing: Killing): Promise<Killed> {
  const { name, kills, underLoadMs, limitMs, killOnce } = killing;
  const load = tradingLoad(rig, name, WORKERS);
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(underLoadMs);
    times.push(await killOnce(rig));
  }
  await pause(underLoadMs);
  await load.stop();
  const slowest = Math.max(...times);
  assertThat(slowest <= limitMs, `well again only after ${seconds(slowest)}`);
  return {
    count: `${String(kills)} kills, ${String(load.attempts)} orders`,
    slowest: seconds(slowest),
  };
}
