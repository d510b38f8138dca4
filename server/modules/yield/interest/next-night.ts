import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Milliseconds until time does something to a holding next: a 00:00, an end, a due instant; null when nothing runs. */
export async function nextNightInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    // What is set aside is due all the time: it is swept, and wakes nobody.
    `SELECT ceil(extract(epoch FROM least(
       (SELECT h.next_at FROM yield_holding h WHERE h.next_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM yield_fault f WHERE f.holding_id = h.id AND f.next_at > tarn_now()) ORDER BY h.next_at LIMIT 1),
       (SELECT h.acts_at FROM yield_holding h WHERE h.acts_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM yield_fault f WHERE f.holding_id = h.id AND f.next_at > tarn_now()) ORDER BY h.acts_at LIMIT 1),
       (SELECT min(notice_at) FROM yield_holding WHERE notice_at IS NOT NULL)) - tarn_now()) * 1000) AS ms`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
