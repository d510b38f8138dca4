import type { References } from '../../platform/module';
import { YieldHolding } from './holding.entity';

/** The numbers people know holdings by. */
export const holdingNumbers: References = async (db, ids) => {
  const found = await db
    .getRepository(YieldHolding)
    .createQueryBuilder('h')
    .select(['h.id', 'h.number'])
    .where('h.id = ANY (:ids)', { ids })
    .getMany();
  return new Map(found.map(({ id, number }) => [id, number]));
};
