import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
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

/** Everybody on the staff, by name: people of one platform, no long table. */
export const allStaff = ({ db }: Pick<Context, 'db'>): Promise<Staff[]> =>
  db.getRepository(Staff).find({ order: { name: 'ASC', id: 'ASC' }, take: 500 });

/** What members of staff are called, by id. */
export async function staffNames(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<Pick<Staff, 'id' | 'name'>>(
    db,
    'SELECT id, name FROM staff WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Those whose name holds this text, at most 20: people of one platform, no long table. */
export async function staffCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<Pick<Staff, 'id'>>(
    db,
    'SELECT id FROM staff WHERE strpos(lower(name), lower($1)) > 0 ORDER BY id LIMIT 20',
    [text],
  );
  return found.map(({ id }) => id);
}
