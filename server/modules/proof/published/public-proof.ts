import { readBlockText } from '../../../../schema/proof/texts';
import type { Context } from '../../../platform/context';
import { shortMemory } from '../../../platform/throttle/short-memory';
import { newestBlocks } from '../sealed-blocks';
import { lastProofs, mismatchesByNight, provedInAll } from '../watch/runs';
import { sealState } from '../watch/watch-state';

const HEADS = 10;
const NIGHTS = 30;
/** As long as what `/proof/heads` answers may be given again. */
const KEEP_MS = 2_000;

/**
 * What the platform publishes of its own proofs, the same for everybody: the newest heads of the seal and whether it is late, the last run
 * of each kind of proof, the last thirty days with what did not fit, and how many outcomes were ever recomputed.
 */
export const publicProof = shortMemory(KEEP_MS, async (ctx: Pick<Context, 'db'>) => {
  const [blocks, seal, runs, nights, all] = await Promise.all([
    newestBlocks(ctx, HEADS),
    sealState(ctx),
    lastProofs(ctx),
    mismatchesByNight(ctx, NIGHTS),
    provedInAll(ctx),
  ]);
  return {
    heads: blocks.map(({ number, hash, text, madeAt, key, signature }) => {
      const { root, leaves } = readBlockText(text);
      return { number, hash, root, leaves, at: madeAt, key, signature };
    }),
    sealLate: seal !== 'IN_TIME',
    runs: runs.map(({ entries, ...run }) => ({ ...run, entries: Number.parseInt(entries, 10) })),
    nights: nights.map(({ outcomes, ...night }) => ({
      ...night,
      outcomes: Number.parseInt(outcomes, 10),
    })),
    outcomes: Number.parseInt(all.outcomes, 10),
    mismatches: all.mismatches,
  };
});
