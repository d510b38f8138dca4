import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** How one person's decisions of a day went, or everybody's. Times are from submitting to deciding. */
export interface DecidedFigures {
  readonly decided: number;
  /** Seconds; null when nothing was decided. */
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
  /** Decided after the promised time. */
  readonly missed: number;
}

export interface ShiftFigures extends DecidedFigures {
  /** Of the platform, `YYYY-MM-DD`. */
  readonly day: string;
  readonly people: readonly (DecidedFigures & { readonly staffId: string })[];
  /** What each person decided in an hour that begins at `at`; hours without a decision are left out. */
  readonly hours: readonly {
    readonly at: Date;
    readonly staffId: string;
    readonly decided: number;
  }[];
}

const DECIDED = `
  SELECT decided_by AS staff_id, decided_at, decided_at > review_by AS late,
    extract(epoch FROM decided_at - submitted_at) AS took
  FROM review
  WHERE decided_at >= (SELECT platform_day_start($1)) AND decided_at < (SELECT platform_day_start($1::date + 1))
    AND ($2::bigint IS NULL OR decided_by = $2)`;

const FIGURES = `
  SELECT staff_id, count(*)::int AS decided, (count(*) FILTER (WHERE late))::int AS missed,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::int AS median_seconds,
    round(percentile_cont(0.95) WITHIN GROUP (ORDER BY took))::int AS p95_seconds
  FROM (${DECIDED}) d GROUP BY GROUPING SETS ((), (staff_id)) ORDER BY decided DESC, staff_id`;

const HOURS = `
  SELECT platform_day_start($1) + make_interval(hours => hour) AS at, staff_id, count(*)::int AS decided
  FROM (SELECT staff_id, floor(extract(epoch FROM decided_at - (SELECT platform_day_start($1))) / 3600)::int AS hour
    FROM (${DECIDED}) d) h
  GROUP BY hour, staff_id ORDER BY hour, staff_id`;

const NOTHING: DecidedFigures = { decided: 0, missed: 0, medianSeconds: null, p95Seconds: null };

/**
 * What was decided on a day of the platform, today when null: by everybody, or by one member of staff alone.
 * A decision that was undone does not count.
 */
export async function shiftFigures(
  { db }: Pick<Context, 'db'>,
  asked: string | null,
  staffId: string | null,
): Promise<ShiftFigures> {
  const [today] = await rows<{ day: string }>(
    db,
    'SELECT coalesce($1::date, platform_day(tarn_now()))::text AS day',
    [asked],
  );
  if (!today) throw new Error('there is no day');
  const args = [today.day, staffId];
  const [figures, hours] = await Promise.all([
    rows<DecidedFigures & { staffId: string | null }>(db, FIGURES, args),
    rows<ShiftFigures['hours'][number]>(db, HOURS, args),
  ]);
  const all = figures.find((one) => one.staffId === null);
  return {
    ...NOTHING,
    ...all,
    day: today.day,
    people: figures.flatMap(({ staffId: id, ...one }) =>
      id === null ? [] : [{ ...one, staffId: id }],
    ),
    hours,
  };
}
