import { usd, type Money } from '../../../schema/money';
import { requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { References } from '../../platform/module';
import type { PageAsked } from '../../platform/page';
import { Conversion } from './conversion.entity';

/** One's own that were made, newest first; rows hold one more than asked for when there are more. */
export function conversions(ctx: Context, { first, after }: PageAsked): Promise<Conversion[]> {
  const { userId } = requireUser(ctx);
  const query = ctx.db.getRepository(Conversion).createQueryBuilder('c');
  query.where('c.user_id = :userId AND c.converted_at IS NOT NULL', { userId });
  if (after) query.andWhere('c.id < :after', { after });
  return query
    .orderBy('c.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** One's own, made or only quoted; null where there is none. */
export const quotedConversion = (ctx: Context, id: string): Promise<Conversion | null> =>
  ctx.db.getRepository(Conversion).findOneBy({ id, userId: requireUser(ctx).userId });

/** USD that a user gave for coins, less what came back for them. */
export async function convertedNet({ db }: Pick<Context, 'db'>, userId: string): Promise<Money> {
  const [row] = await rows<{ sum: string }>(
    db,
    `SELECT coalesce(sum(CASE WHEN to_coin THEN cash ELSE -cash END), 0) AS sum FROM conversion
     WHERE user_id = $1 AND converted_at IS NOT NULL`,
    [userId],
  );
  return usd(row?.sum ?? '0');
}

/** The numbers people know conversions by. */
export const conversionNumbers: References = async (db, ids) => {
  const found = await db
    .getRepository(Conversion)
    .createQueryBuilder('c')
    .where('c.id = ANY (:ids)', { ids })
    .getMany();
  return new Map(found.map(({ id, number }) => [id, number]));
};
