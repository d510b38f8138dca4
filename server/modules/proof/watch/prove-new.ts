import { callSql } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Night, VerifyReads, WatchContext } from './note-mismatch';
import { blockSteps } from './prove-blocks';
import { takeSteps } from './take-steps';

/** Blocks of one part: some tenths of a second of work where they are full. */
const BLOCKS_MAX = 20n;

interface Begun {
  readonly run: string;
  readonly through: string;
}

/**
 * Proves every block that was sealed since the last proof, part by part, with all that it sealed. What does not fit is
 * kept and alarms, and the proof goes on behind it; a part of which something could not be asked is proved again. Two processes at once prove the same, and one of them counts it.
 * Resolves to how many entries it proved.
 */
export async function proveNew(
  ctx: WatchContext,
  verify: VerifyReads,
  signal?: AbortSignal,
): Promise<number> {
  let entries = 0;
  for (;;) {
    const [begun] = await callSql<Begun>(ctx, 'begin_proof_run($1)', ['CONTINUOUS']);
    const newest = await newestBlock(ctx);
    if (!begun || newest <= BigInt(begun.through) || signal?.aborted) return entries;
    entries += await provePart({ ctx, verify, signal }, { ...begun, newest });
  }
}

async function provePart(
  night: Night,
  { run, through: after, newest }: Begun & { readonly newest: bigint },
): Promise<number> {
  const most = BigInt(after) + BLOCKS_MAX;
  const through = String(newest < most ? newest : most);
  const { ctx, verify } = night;
  const entries = await takeSteps(night, run, blockSteps(ctx, verify, { after, through }));
  if (entries === null) return 0;
  const args = [run, after, through, entries];
  const [row] = await callSql<{ counted: boolean }>(
    ctx,
    'advance_proof_run($1, $2, $3, $4) AS counted',
    args,
  );
  return row?.counted ? entries : 0;
}

async function newestBlock({ db }: WatchContext): Promise<bigint> {
  const [row] = await rows<{ newest: string }>(
    db,
    'SELECT coalesce(max(b.number), 0) AS newest FROM proof_block b',
  );
  return BigInt(row?.newest ?? '0');
}
