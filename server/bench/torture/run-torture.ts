import { recompute } from '../rig/recompute';
import { waitUntilSettled } from '../rig/settled';
import { decideTwice } from './decide-twice';
import type { Dose } from './dose';
import { doubleSpend } from './double-spend';
import { drain } from './drain';
import { killDatabase } from './kill-database';
import { killServer } from './kill-server';
import { openRig, type Rig } from './rig';
import { seconds, type Outcome, type Row } from './row';
import { sameKey } from './same-key';
import { twoServers } from './two-servers';

/** After all the others: what they opened must have come to exactly one right end. */
export const settling: Row = {
  what: 'every contract of the rows above settled once, by the quote an independent walk names',
  async run({ verify }) {
    await waitUntilSettled(verify, 30);
    const { settled, byOutcome } = await recompute(verify);
    const parts = Object.entries(byOutcome).map(([name, count]) => `${String(count)} ${name}`);
    return { count: `${String(settled)} contracts`, result: `none differs (${parts.join(', ')})` };
  },
};

/** Short contracts open in the first three, so that they fall due under all of what follows. */
const ROWS: readonly Row[] = [
  killServer,
  killDatabase,
  twoServers,
  doubleSpend,
  sameKey,
  decideTwice,
  drain,
  settling,
];

export interface Finished extends Outcome {
  readonly what: string;
  readonly took: string;
}

/** One row, closed by the six checks. @throws Error at the first fault */
export async function runRow(rig: Rig, { what, run }: Row): Promise<Finished> {
  const began = performance.now();
  const outcome = await run(rig);
  await rig.check();
  return { what, ...outcome, took: seconds(performance.now() - began) };
}

/** Everything in turn on one server. @throws Error at the first fault */
export async function runTorture(
  dose: Dose,
  onRow: (row: Finished) => void,
): Promise<readonly Finished[]> {
  const rig = await openRig(dose);
  const finished: Finished[] = [];
  try {
    for (const row of ROWS) {
      const outcome = await runRow(rig, row);
      finished.push(outcome);
      onRow(outcome);
    }
  } finally {
    await rig.close();
  }
  return finished;
}
