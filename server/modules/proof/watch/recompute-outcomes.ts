import { callSql } from '../../../platform/context';
import { noteMismatch, type Night, type VerifyReads, type WatchContext } from './note-mismatch';
import { walkOutcomes } from './outcome-walk';
import { whileRunning, type BegunRun } from './while-running';

/** The check of every contract of a day, as a mismatch names it. */
export const OUTCOME_CHECK = 'each outcome is what the recorded quotes say';

/**
 * Recomputes the outcome, the closing quote, the fee and the paid amount of every contract that was settled on the
 * first day that is not recomputed yet, until yesterday is: a night without a server is made up for. A contract that
 * came to something else prohibits its instrument and alarms. One run a day, however many servers ask.
 * Resolves to how many contracts it recomputed.
 */
export async function recomputeOutcomes(
  ctx: WatchContext,
  verify: VerifyReads,
  signal?: AbortSignal,
): Promise<number> {
  let contracts = 0;
  for (;;) {
    const [begun] = await callSql<BegunRun>(ctx, 'begin_proof_run($1)', ['OUTCOMES']);
    if (!begun) return contracts;
    const done = await whileRunning(ctx, begun, () => walkDay({ ctx, verify, signal }, begun));
    if (done === null) return contracts;
    contracts += done;
  }
}

/** Null when it was stopped. */
async function walkDay(
  { ctx, verify, signal }: Night,
  { run, dayFrom, dayTo }: BegunRun,
): Promise<number | null> {
  let contracts = 0;
  for await (const part of walkOutcomes(verify, { from: dayFrom, to: dayTo })) {
    if (signal?.aborted) return null;
    contracts += part.contracts;
    for (const id of part.wrong) {
      await noteMismatch(ctx, verify, { run, check: OUTCOME_CHECK, subject: `order ${id}` });
    }
  }
  return contracts;
}
