import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/**
 * How often each member of staff wrote what staff never ask for, in so many days of the platform, today's among them.
 * Whoever never did is not in it.
 */
export async function askRefusals(
  { db }: Pick<Context, 'db'>,
  days: number,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ staffId: string; count: number }>(
    db,
    `SELECT staff_id, sum(count)::int AS count FROM ask_refusal
     WHERE day > platform_day(tarn_now()) - $1::int GROUP BY staff_id`,
    [days],
  );
  return new Map(found.map(({ staffId, count }) => [staffId, count]));
}
