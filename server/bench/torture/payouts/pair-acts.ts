import { pause } from '../../../platform/processes';
import { askFor } from '../../rig/asking';
import { assertThat } from '../row';
import { actOver, type Acted, type Clerk } from './desk';
import { withdraw, type Payouts, type Saver } from './savers';

export interface Pair {
  readonly index: number;
  readonly saver: Saver;
  /** Of the saver. */
  readonly token: string;
  readonly clerk: Clerk;
}

/** Of what a decision waits for: spread around the end of its window, both sides of it. */
const AROUND_END_MS = { from: -600, step: 20, steps: 35 };

/** A new withdrawal that a clerk has taken, and what both do to it over the ways in of the running server. */
export async function held(payouts: Payouts, pair: Pair, kind: string) {
  const opened = await asked(payouts, pair, kind);
  const version = versionOf(await opened.take());
  return { ...opened, version };
}

/** The same before anybody has taken it. */
export async function asked(payouts: Payouts, pair: Pair, kind: string) {
  const id = await withdraw(payouts, pair.saver, `out-${kind}-${String(pair.index)}`);
  return actsOn(payouts, pair, id);
}

/** What both may do to a withdrawal that nobody has taken. */
export async function actsOn(payouts: Payouts, { index, token, clerk }: Pair, id: string) {
  const first = await reviewOf(payouts, id);
  const over = (act: Parameters<typeof actOver>[2]) => actOver(payouts, clerk, act);
  return {
    id,
    take: () => over(['Take', { id, version: first.version }]),
    approve: (version: number, reference = `OUT-${id}`) =>
      over(['Approve', { id, version, reference, idempotencyKey: `out-${reference}-${id}` }]),
    refuse: (version: number) =>
      over(['Refuse', { id, version, reason: 'Both at once', idempotencyKey: `out-no-${id}` }]),
    undo: (version: number) => over(['Undo', { id, version }]),
    cancel: async (): Promise<Acted> => {
      const { code } = await askFor(
        { url: payouts.rig.server.url, token, wayIn: 'graphql' },
        {
          mutation: ['withdrawalCancel', 'WithdrawalCancelInput', 'withdrawal'],
          input: { id },
          // The old API has no way to cancel.
          ...{ path: '', form: {}, key: `cancel-${id}` },
        },
      );
      return { version: null, code };
    },
    /** Resolves a moment before or after the end of its undo window. */
    windowEnds: async (): Promise<void> => {
      const { left } = await reviewOf(payouts, id);
      const { from, step, steps } = AROUND_END_MS;
      await pause(Math.max(0, left + from + step * (index % steps)));
    },
  };
}

export function versionOf({ version, code }: Acted): number {
  assertThat(version !== null && code === null, `it was refused: ${code ?? 'no withdrawal'}`);
  return version;
}

/** Its version, and the milliseconds that are left of its undo window. */
async function reviewOf(
  { owner }: Payouts,
  id: string,
): Promise<{ version: number; left: number }> {
  const { rows } = await owner.query<{ version: number; left: string | null }>(
    `SELECT version, extract(epoch FROM effective_at - tarn_now()) * 1000 AS left
     FROM review WHERE kind = 'WITHDRAWAL' AND subject_id = $1`,
    [id],
  );
  return { version: rows[0]?.version ?? 0, left: Number(rows[0]?.left ?? 0) };
}

/** By how much one of both comes later: between nothing and about what an answer takes. */
const LATER_MS = { step: 5, steps: 16 };

/** Both at once, or one a moment later, in turns. Resolves to the answer of each. */
export async function both(
  { index }: Pair,
  one: () => Promise<Acted>,
  other: () => Promise<Acted>,
): Promise<readonly [one: Acted, other: Acted]> {
  const later = LATER_MS.step * (Math.floor(index / 2) % LATER_MS.steps);
  const after = async (act: () => Promise<Acted>) => {
    await pause(later);
    return act();
  };
  return index % 2 === 0 ? Promise.all([one(), after(other)]) : Promise.all([after(one), other()]);
}

/** Whether the first of both won. @throws Error when both did, or neither */
export function firstWon([one, other]: readonly [Acted, Acted], what: string): boolean {
  const [won, lost] = [one.code === null, other.code === null];
  const told = JSON.stringify([one, other]);
  assertThat(won !== lost, `${what}: ${won ? 'both' : 'neither'} won: ${told}`);
  return won;
}
