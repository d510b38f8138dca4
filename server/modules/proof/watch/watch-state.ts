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

/**
 * Whether what was booked comes into blocks: IN_TIME; HELD, it waits for an older transaction that still runs; STOPPED,
 * it waits for the seal itself. Late is what waits for more than a minute, or a block for more than two.
 */
export const sealStates = ['IN_TIME', 'HELD', 'STOPPED'] as const;

export type SealState = (typeof sealStates)[number];

export async function sealState({ db }: Reads): Promise<SealState> {
  const [row] = await rows<{ state: SealState }>(db, 'SELECT s.state FROM seal_state() s');
  return row?.state ?? 'IN_TIME';
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
  readonly seal: SealState;
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
         AS late,
       (SELECT s.state FROM seal_state() s) AS seal`,
  );
  return row ?? { mismatches: 0, late: false, seal: 'IN_TIME' };
}
