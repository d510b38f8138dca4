import { callSql, type Context } from '../../../platform/context';

/** Blocks of one transaction at most: some tenths of a second of work when all of them are full. */
const BLOCKS_MAX = 10;

/**
 * Counts how contracts came out, block after block, until the newest block is in the totals. Called twice, or by
 * two processes at once, it counts nothing twice. Ends soon once `signal` is aborted.
 */
export async function countOutcomes(
  ctx: Pick<Context, 'db'>,
  signal?: AbortSignal,
  blocks = BLOCKS_MAX,
): Promise<void> {
  let taken = blocks;
  while (taken === blocks && !signal?.aborted) {
    const [answer] = await callSql<{ countOutcomes: number }>(ctx, 'count_outcomes($1)', [blocks]);
    taken = answer?.countOutcomes ?? 0;
  }
}
