import { recompute } from '../rig/recompute';
import { waitUntilSettled } from '../rig/settled';
import { claimBonuses } from './bonuses/claim-bonuses';
import { decideTwice } from './decide-twice';
import type { Dose } from './dose';
import { doubleSpend } from './double-spend';
import { drain } from './drain';
import { hostileInputs } from './hostile-inputs';
import { killDatabase } from './kill-database';
import { killServer } from './kill-server';
import { killInPayout } from './payouts/kill-in-payout';
import { mixedSpend } from './payouts/mixed-spend';
import { payoutPairs } from './payouts/pairs';
import { killNights } from './projects/kill-nights';
import { shareProjects } from './projects/share-projects';
import { certificates } from './proof/certificates';
import { openRig, type Rig } from './rig';
import { seconds, type Outcome, type Row } from './row';
import { sameKey } from './same-key';
import { sockets } from './sockets';
import { staffAtOnce } from './staff-at-once';
import { talk } from './talk/talk';
import { twoServers } from './two-servers';
import { uploads } from './uploads';
import { verifier } from './verifier';

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

/** Short contracts open in the first six, so that they fall due under all of what follows. */
const ROWS: readonly Row[] = [
  killServer,
  killDatabase,
  twoServers,
  talk,
  sockets,
  uploads,
  verifier,
  hostileInputs,
  doubleSpend,
  sameKey,
  decideTwice,
  payoutPairs,
  mixedSpend,
  shareProjects,
  claimBonuses,
  killInPayout,
  staffAtOnce,
  drain,
  settling,
  certificates,
  killNights,
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

/** Those whose names hold one of the words, and what must hold after any; all of them without a word. */
export const rowsCalled = (words: readonly string[]): readonly Row[] =>
  words.length === 0
    ? ROWS
    : ROWS.filter((row) => row === settling || words.some((word) => row.what.includes(word)));

export interface Run {
  readonly dose: Dose;
  readonly rows: readonly Row[];
  readonly onRow: (row: Finished) => void;
}

/** One row after the other on one server. @throws Error at the first fault */
export async function runTorture({ dose, rows, onRow }: Run): Promise<readonly Finished[]> {
  const rig = await openRig(dose);
  const finished: Finished[] = [];
  try {
    for (const row of rows) {
      const outcome = await runRow(rig, row);
      finished.push(outcome);
      onRow(outcome);
    }
  } finally {
    await rig.close();
  }
  return finished;
}
