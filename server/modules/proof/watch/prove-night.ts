import type { VerifyReads, WatchContext } from './note-mismatch';
import { proveBooks } from './prove-books';
import { recomputeOutcomes } from './recompute-outcomes';
import { alone } from './while-running';

/**
 * What the platform proves once a day that has ended: all of its books, then the outcomes of that day, whatever became
 * of the books. Nothing where both stand, or while another process is at it.
 */
export async function proveNight(
  ctx: WatchContext,
  verify: VerifyReads,
  signal?: AbortSignal,
): Promise<void> {
  await alone(ctx, async () => {
    try {
      await proveBooks(ctx, verify, signal);
    } finally {
      if (!signal?.aborted) await recomputeOutcomes(ctx, verify, signal);
    }
  });
}
