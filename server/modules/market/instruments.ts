import type { Context } from '../../platform/context';
import { gather } from '../../platform/gather';
import { inOrder } from '../../platform/in-order';
import { readSearch } from '../../platform/text/read-text';
import type { InstrumentClass } from '../../../schema/states';
import { Instrument } from './instrument.entity';

export interface InstrumentFilter {
  readonly class?: InstrumentClass | null;
  readonly popular?: boolean | null;
  /** Part of the symbol, or of the name in the asker's language or in English. */
  readonly search?: string | null;
  /**
   * Also what stood in the lists once and was taken off them, and what is quoted for conversions alone; never what is
   * only being prepared.
   */
  readonly delisted?: boolean | null;
}

const WAS_LISTED = `EXISTS (SELECT FROM market_version v
  WHERE v.instrument_id = i.id AND v.before ->> 'listed' = 'true')`;

/** What a dollar of somebody's is counted by without being traded. */
const QUOTED_ONLY = `i.symbol = 'USDT/USD'`;

/** What is traded, in the order staff have given it. */
export async function instruments(ctx: Context, filter: InstrumentFilter): Promise<Instrument[]> {
  const words = readSearch(filter.search);
  const select = ctx.db
    .getRepository(Instrument)
    .createQueryBuilder('i')
    .where(filter.delisted ? `(i.listed OR ${QUOTED_ONLY} OR ${WAS_LISTED})` : 'i.listed')
    .orderBy('i.sort');
  if (filter.class) select.andWhere('i.class = :class', { class: filter.class });
  if (filter.popular != null) select.andWhere('i.popular = :popular', { popular: filter.popular });
  if (words) {
    select.andWhere(
      `(i.symbol ILIKE :part OR i.names ->> :language ILIKE :part OR i.names ->> 'en' ILIKE :part)`,
      { part: `%${words.replace(/[\\%_]/g, '\\$&')}%`, language: ctx.locale },
    );
  }
  return select.getMany();
}

const readInstruments = gather<string, Instrument | null>(
  async (db, ids) => {
    const found = await db
      .getRepository(Instrument)
      .createQueryBuilder('i')
      .where('i.id = ANY (:ids)', { ids: idsOnly(ids) })
      .getMany();
    return inOrder(ids, found, ({ id }) => id);
  },
  { most: 200 },
);

/** Null for what is not quoted here, malformed ids included. */
export const instrumentById = (
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<Instrument | null> => readInstruments(db, id);

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** Only what can be an id, for a query by many. */
export const idsOnly = (ids: readonly string[]): string[] => ids.filter(isId);
