import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { newestBlocks } from '../sealed-blocks';

type Reads = Pick<Context, 'db'>;

/** How the seal and its proof stand at this moment. */
export interface WatchState {
  /** The newest block; null before the first. */
  readonly block: { readonly number: number; readonly madeAt: Date; readonly hash: string } | null;
  /** How long the oldest movement that is not sealed has waited, in milliseconds; 0 when none waits. */
  readonly sealDelayMs: number;
  /** Blocks that are not proved yet. */
  readonly unproved: number;
}

export async function watchState(ctx: Reads): Promise<WatchState> {
  const [[block], [row]] = await Promise.all([
    newestBlocks(ctx, 1),
    rows<{ sealDelayMs: number; through: number }>(
      ctx.db,
      `SELECT seal_delay() AS seal_delay_ms,
         (SELECT coalesce(max(r.through), 0)::int FROM proof_run r WHERE r.kind = 'CONTINUOUS') AS through`,
    ),
  ]);
  return {
    block: block ?? null,
    sealDelayMs: row?.sealDelayMs ?? 0,
    unproved: Math.max(0, (block?.number ?? 0) - (row?.through ?? 0)),
  };
}

/** What administrators must look at. */
export interface WatchAlarm {
  /** Found within seven days. */
  readonly mismatches: number;
  /**
   * Whether blocks wait for their proof for minutes, or a night's proof has not ended for hours. One that was never
   * ended is made up for by a later one of its kind.
   */
  readonly late: boolean;
}

export async function watchAlarm({ db }: Reads): Promise<WatchAlarm> {
  const [row] = await rows<WatchAlarm>(
    db,
    `SELECT (SELECT count(*)::int FROM proof_mismatch m WHERE m.found_at > tarn_now() - interval '7 days') AS mismatches,
       EXISTS (SELECT FROM proof_block b WHERE b.made_at < tarn_now() - interval '10 minutes'
         AND b.number > (SELECT coalesce(max(r.through), 0) FROM proof_run r WHERE r.kind = 'CONTINUOUS'))
       OR EXISTS (SELECT FROM proof_run r WHERE r.kind <> 'CONTINUOUS' AND r.ended_at IS NULL
         AND r.started_at < tarn_now() - interval '6 hours'
         AND NOT EXISTS (SELECT FROM proof_run n WHERE n.kind = r.kind AND n.day > r.day AND n.ended_at IS NOT NULL))
         AS late`,
  );
  return row ?? { mismatches: 0, late: false };
}
