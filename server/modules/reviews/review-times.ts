import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { Review } from './review.entity';

/** How long decisions of a kind took over 30 days, from submitting to deciding. */
export interface ReviewTimes {
  readonly decided: number;
  /** Seconds; null when nothing was decided. */
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
}

const TIMES = `
  SELECT count(*)::int AS decided,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::int AS median_seconds,
    round(percentile_cont(0.95) WITHIN GROUP (ORDER BY took))::int AS p95_seconds
  FROM (SELECT extract(epoch FROM decided_at - submitted_at) AS took FROM review
    WHERE kind = $1 AND decided_at > (SELECT tarn_now()) - interval '30 days') d`;

export async function reviewTimes(
  { db }: Pick<Context, 'db'>,
  kind: Review['kind'],
): Promise<ReviewTimes> {
  const [row] = await rows<ReviewTimes>(db, TIMES, [kind]);
  if (!row) throw new Error('no times of reviews');
  return row;
}
