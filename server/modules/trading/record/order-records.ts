import type { Context } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import { OrderRecord } from '../order.entity';

/** What own settled orders of these users came to, in the order asked for; null before the first. */
export async function orderRecords(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<(OrderRecord | null)[]> {
  const found = await db
    .getRepository(OrderRecord)
    .createQueryBuilder('r')
    .where('r.user_id = ANY (:userIds)', { userIds })
    .getMany();
  return inOrder(userIds, found, ({ userId }) => userId);
}
