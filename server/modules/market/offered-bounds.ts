import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** The widest bounds any instrument offers, for texts that name no instrument. */
export interface OfferedBounds {
  /** Minor units of USD. */
  readonly stakeMin: bigint;
  readonly stakeMax: bigint;
  readonly feeBp: number;
  readonly staleAfterMs: number;
}

export async function offeredBounds({ db }: Pick<Context, 'db'>): Promise<OfferedBounds> {
  const [row] = await rows<{ min: string; max: string; fee: number; stale: number }>(
    db,
    `SELECT min(t.stake_min) AS min, max(t.stake_max) AS max, max(t.fee_bp) AS fee,
       min(i.stale_after_ms) AS stale FROM terms t JOIN instrument i ON i.id = t.instrument_id`,
  );
  if (!row) throw new Error('no terms are offered');
  const { min, max, fee, stale } = row;
  return { stakeMin: BigInt(min), stakeMax: BigInt(max), feeBp: fee, staleAfterMs: stale };
}
