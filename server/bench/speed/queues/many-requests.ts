import { withClient } from '../../../platform/database/database-exists';
import type { BenchServer } from '../bench-server';

/** Requests that wait, of the people in turn, for amounts of 100.00 to 9,099.99; each has a picture's hash of its own. */
const ASK = `
  WITH known AS (SELECT channel_id, upload_id FROM recharge ORDER BY id LIMIT 1),
  asked AS (
    INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash)
    SELECT $1::bigint + n % $2::bigint, k.channel_id, 10000 + n * 7919 % 900000, k.upload_id,
      sha256(convert_to('bench-' || n, 'UTF8'))
    FROM known k, generate_series($3::int, $4::int) AS n RETURNING id, user_id, amount),
  waiting AS (
    INSERT INTO review (kind, subject_id, user_id, asked, review_by)
    SELECT 'RECHARGE', id, user_id, amount, tarn_now() + interval '1 day' FROM asked
    RETURNING id, subject_id, user_id),
  steps AS (INSERT INTO review_step (review_id, kind) SELECT id, 'SUBMITTED' FROM waiting)
  SELECT user_id || ':' || subject_id AS told FROM waiting`;

export interface Asking {
  /** So many more requests. Resolves to what the bus tells of each. */
  ask(count: number): Promise<readonly string[]>;
}

/** Writes requests as the owner, in sets: what is measured is how they are read. */
export const askingFor = <T>(
  { addresses, people }: Pick<BenchServer, 'addresses' | 'people'>,
  work: (asking: Asking) => Promise<T>,
): Promise<T> =>
  withClient(addresses.owner, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    let asked = 0;
    return work({
      async ask(count) {
        const range = [asked + 1, asked + count];
        asked += count;
        const args = [people.firstId, people.count, ...range];
        const { rows } = await client.query<{ told: string }>(ASK, args);
        if (count >= ANALYZED_FROM) await client.query('ANALYZE recharge, review, review_step');
        return rows.map(({ told }) => told);
      },
    });
  });

const ANALYZED_FROM = 10_000;
