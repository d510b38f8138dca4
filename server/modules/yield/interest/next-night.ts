import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Milliseconds until time does something to a holding next: a 00:00, an end, a due instant; null when nothing runs. */
export async function nextNightInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    `SELECT ceil(extract(epoch FROM least(
       (SELECT min(next_at) FROM yield_holding WHERE next_at IS NOT NULL),
       (SELECT min(acts_at) FROM yield_holding WHERE acts_at IS NOT NULL),
       (SELECT min(notice_at) FROM yield_holding WHERE notice_at IS NOT NULL)) - tarn_now()) * 1000) AS ms`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
