import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { Review } from './review.entity';

/** How the queue of one kind stands. */
export interface QueueFigures {
  readonly waiting: number;
  /** On hold included; what is decided is not, although it can still be undone. */
  readonly inReview: number;
  readonly secondApproval: number;
  readonly oldestAt: Date | null;
  /** Decided since the platform day began. */
  readonly doneToday: number;
  /** Decided in time over 7 days, in basis points; null when none was decided. */
  readonly onTimeBp: number | null;
}

/** Before staff and not decided. Who submits later has the higher number, so the first is the oldest. */
const WAITS = `kind = $1 AND state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED') AND state <> 'DECIDED'`;

const FIGURES = `
  SELECT q.*, d.* FROM
  (SELECT (count(*) FILTER (WHERE state = 'SUBMITTED'))::int AS waiting,
      (count(*) FILTER (WHERE state IN ('IN_REVIEW', 'ON_HOLD')))::int AS in_review,
      (count(*) FILTER (WHERE state = 'SECOND_APPROVAL'))::int AS second_approval,
      (SELECT submitted_at FROM review WHERE ${WAITS} ORDER BY subject_id LIMIT 1) AS oldest_at
    FROM review WHERE ${WAITS}) q,
  (SELECT (count(*) FILTER (WHERE decided_at >= day.start))::int AS done_today,
      (10000 * count(*) FILTER (WHERE decided_at <= review_by) / nullif(count(*), 0))::int AS on_time_bp
    FROM review, (SELECT platform_day_start(platform_day(tarn_now())) AS start) day
    WHERE kind = $1 AND decided_at > (SELECT tarn_now()) - interval '7 days') d`;

/**
 * Of conversations, which nobody decides: those on hold wait for the person, and those that are closed are done. Which
 * of them is the oldest is said by what was said in it (`oldestConversation`).
 */
const TALKS = `
  SELECT q.*, d.* FROM
  (SELECT (count(*) FILTER (WHERE state = 'SUBMITTED'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'IN_REVIEW'))::int AS in_review,
      0 AS second_approval, NULL::timestamptz AS oldest_at
    FROM review WHERE kind = $1 AND state IN ('SUBMITTED', 'IN_REVIEW')) q,
  (SELECT count(*)::int AS done_today, NULL::int AS on_time_bp
    FROM review WHERE kind = $1 AND state = 'CANCELLED'
      AND coalesce(decided_at, ended_at) >= (SELECT platform_day_start(platform_day(tarn_now())))) d`;

export async function queueFigures(
  { db }: Pick<Context, 'db'>,
  kind: Review['kind'],
): Promise<QueueFigures> {
  const [row] = await rows<QueueFigures>(db, kind === 'CONVERSATION' ? TALKS : FIGURES, [kind]);
  if (!row) throw new Error('no figures of the queue');
  return row;
}
