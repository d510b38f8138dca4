import type { Context } from '../../../platform/context';
import { readSearch } from '../../../platform/text/read-text';
import { Instrument } from '../instrument.entity';

/**
 * For staff: every instrument, those in no list too, in the order of the lists.
 * @throws PARAM_INVALID for a search that is no text
 */
export function allInstruments(
  { db }: Pick<Context, 'db'>,
  asked: { readonly search?: string | null },
): Promise<Instrument[]> {
  const search = readSearch(asked.search);
  const query = db
    .getRepository(Instrument)
    .createQueryBuilder('i')
    .orderBy('i.sort')
    .addOrderBy('i.id');
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query.where(`(i.symbol ILIKE :part OR i.names ->> 'en' ILIKE :part)`, { part });
  }
  return query.getMany();
}
