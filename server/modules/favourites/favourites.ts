import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import { Favourite } from './favourite.entity';

/** Ids of the instruments that a user starred, the oldest star first. */
export async function favouritesOf({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const found = await db.getRepository(Favourite).find({
    where: { userId },
    order: { starredAt: 'ASC', instrumentId: 'ASC' },
  });
  return found.map(({ instrumentId }) => instrumentId);
}

/** How many each of these users starred. */
export async function favouriteCounts(db: Reads, userIds: readonly string[]): Promise<number[]> {
  const found = await rows<{ userId: string; count: number }>(
    db,
    `SELECT user_id, count(*)::int AS count FROM favourite
     WHERE user_id = ANY ($1) GROUP BY user_id`,
    [userIds],
  );
  return inOrder(userIds, found, ({ userId }) => userId).map((row) => row?.count ?? 0);
}
