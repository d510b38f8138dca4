import { callSqlIn, transact, type Context } from '../../platform/context';
import { sealKey } from './seal-key';

/** Movements of one block at most: some tenths of a second of work. */
const LEAVES_MAX = 5_000;
/** Without a movement to seal a block is made once in this time, for quotes and audit. */
const IDLE_MS = 30_000;

interface Draft {
  readonly block: string;
  readonly blockHash: Buffer;
  /** How many movements it took. */
  readonly taken: number;
  /** It stands within a pause of the seal, of which more may be left. */
  readonly paused: boolean;
}

interface Bounds {
  readonly most?: number;
  readonly idleMs?: number;
}

/**
 * Seals what no running transaction can still precede, in one block: signed, committed, and with it public.
 * Resolves to the block's number, or to null when nothing is due or another process seals at this moment.
 */
export async function sealBlock(ctx: Context, bounds: Bounds = {}): Promise<string | null> {
  return (await sealOne(ctx, bounds))?.block ?? null;
}

/** Seals block after block while they are full or catch up with a pause, until nothing that is due is left. */
export async function sealBlocks(
  ctx: Context,
  signal: AbortSignal,
  bounds: Bounds = {},
): Promise<void> {
  const { most = LEAVES_MAX } = bounds;
  for (let more = true; more && !signal.aborted;) {
    const draft = await sealOne(ctx, bounds);
    more = draft !== null && (draft.paused || draft.taken === most);
  }
}

function sealOne(
  ctx: Context,
  { most = LEAVES_MAX, idleMs = IDLE_MS }: Bounds,
): Promise<Draft | null> {
  const key = sealKey(ctx.config);
  return transact(ctx, async (tx) => {
    const [draft] = await callSqlIn<Draft>(tx, 'draft_block($1, $2)', [most, idleMs]);
    if (!draft) return null;
    const signature = key.sign(draft.blockHash);
    await callSqlIn(tx, 'sign_block($1, $2, $3)', [draft.block, key.publicKey, signature]);
    return draft;
  });
}
