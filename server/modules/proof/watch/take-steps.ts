import { log } from '../../../platform/log';
import { noteMismatch, type Night } from './note-mismatch';
import type { Step } from './prove-blocks';

/**
 * Asks one question after another and keeps what each found before the next is asked: one that cannot be answered
 * takes none of the others with it. Resolves to how many entries were examined; to null when it was stopped.
 * @throws what the first of them threw that was not answered, after the last
 */
export async function takeSteps(
  { ctx, verify, signal }: Night,
  run: string,
  steps: AsyncIterable<Step>,
): Promise<number | null> {
  let entries = 0;
  const failed: unknown[] = [];
  for await (const step of steps) {
    if (signal?.aborted) return null;
    try {
      const proved = await step();
      entries += proved.entries;
      for (const fault of proved.faults) await noteMismatch(ctx, verify, { ...fault, run });
    } catch (error) {
      log.warn({ err: error }, 'a step of the proof failed');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return entries;
}
