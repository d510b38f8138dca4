import { withClient } from '../../platform/database/database-exists';
import { rechargeReview } from '../../modules/recharges';
import { releaseReview } from '../../modules/reviews';
import type { Addresses } from './database';
import type { Reviewer } from './reviewer';

/** More of what one request asks for, with the same picture. */
const MORE = `
  WITH asked AS (
    INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash)
    SELECT user_id, channel_id, amount, upload_id, image_hash
    FROM recharge, generate_series(1, $2::int) WHERE id = $1
    RETURNING id, user_id, amount),
  waiting AS (
    INSERT INTO review (kind, subject_id, user_id, asked, review_by)
    SELECT 'RECHARGE', id, user_id, amount, tarn_now() + interval '1 day' FROM asked
    RETURNING id, subject_id),
  steps AS (
    INSERT INTO review_step (review_id, kind) SELECT id, 'SUBMITTED' FROM waiting)
  SELECT subject_id AS id FROM waiting`;

interface Asked {
  readonly count: number;
  readonly dollars: string;
  readonly customers: readonly string[];
}

/** Requests that wait, as many of each customer: one by the act, the others copied from it by the owner. */
export async function openRequests(
  reviewer: Reviewer,
  { owner }: Pick<Addresses, 'owner'>,
  { count, dollars, customers }: Asked,
): Promise<readonly string[]> {
  const [staff] = reviewer.staff;
  if (!staff) throw new Error('nobody is at work');
  return withClient(owner, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    const ids: string[] = [];
    for (const userId of customers) {
      const id = await reviewer.openRecharge(userId, dollars, staff);
      await releaseReview({ ...reviewer.ctx, staff }, rechargeReview, { id });
      const more = Math.ceil(count / customers.length) - 1;
      const { rows } = await client.query<{ id: string }>(MORE, [id, more]);
      ids.push(id, ...rows.map((row) => row.id));
    }
    return ids;
  });
}
