import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Whether each of these shows nearly the picture of another user's request, in the order asked for. */
export async function areAlike(db: Reads, ids: readonly string[]): Promise<boolean[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT recharge_id AS id FROM recharge_alike WHERE recharge_id = ANY ($1)
     UNION SELECT other_id FROM recharge_alike WHERE other_id = ANY ($1)`,
    [ids],
  );
  const alike = new Set(found.map(({ id }) => id));
  return ids.map((id) => alike.has(id));
}
