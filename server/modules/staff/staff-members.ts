import { type Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { Staff } from './staff.entities';

/** Names of staff by id, in the order asked for. */
export async function staffByIds(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(Staff | null)[]> {
  const found = await db
    .getRepository(Staff)
    .createQueryBuilder('s')
    .where('s.id = ANY (:ids)', { ids })
    .getMany();
  return inOrder(ids, found, ({ id }) => id);
}
