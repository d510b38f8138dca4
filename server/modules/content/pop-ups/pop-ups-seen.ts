import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Ids of the pop-ups that a user has closed, on whatever device, the first one first. */
export async function popUpsSeen(db: Reads, userId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT article_id AS id FROM pop_up_seen WHERE user_id = $1 ORDER BY at, article_id',
    [userId],
  );
  return found.map(({ id }) => id);
}
