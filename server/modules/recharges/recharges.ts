import type { SelectQueryBuilder } from 'typeorm';
import type { RechargeClass, RechargeState } from '../../../schema/states';
import type { Context, Reads } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { Recharge } from './recharge.entity';
import { RechargeRecord } from './credits/recharge-record.entity';

export interface RechargeFilter {
  readonly states?: readonly RechargeState[] | null;
  readonly class?: RechargeClass | null;
}

const newestFirst = (query: SelectQueryBuilder<RechargeRecord>, { first, after }: PageAsked) => {
  if (after) query.andWhere('r.id < :after', { after });
  return query
    .orderBy('r.id', 'DESC')
    .limit(first + 1)
    .getMany();
};

/** A user's own recharges, paid in and given, newest first; rows hold one more than asked for when there are more. */
export function recharges(
  ctx: Context,
  userId: string,
  asked: RechargeFilter & PageAsked,
): Promise<RechargeRecord[]> {
  const query = ctx.db.getRepository(RechargeRecord).createQueryBuilder('r');
  query.where('r.user_id = :userId', { userId });
  if (asked.states) query.andWhere('r.state = ANY (:states)', { states: asked.states });
  if (asked.class) query.andWhere('r.class = :class', { class: asked.class });
  return newestFirst(query, asked);
}

/** Somebody else's recharge looks missing. */
export const rechargeById = (
  ctx: Context,
  userId: string,
  id: string,
): Promise<RechargeRecord | null> => ctx.db.getRepository(RechargeRecord).findOneBy({ id, userId });

/** Recharges by id, paid in and given, of anybody, in the order asked for. */
export async function recordsByIds(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(RechargeRecord | null)[]> {
  const found = await db
    .getRepository(RechargeRecord)
    .createQueryBuilder('r')
    .where('r.id = ANY (:ids)', { ids })
    .getMany();
  return inOrder(ids, found, (one) => one.id);
}

export const anyRechargeById = (ctx: Context, id: string): Promise<Recharge | null> =>
  ctx.db.getRepository(Recharge).findOneBy({ id });

/** Other recharges that show the same picture. */
export async function sameImage(ctx: Context, recharge: Recharge): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }[]>(
    'SELECT id FROM recharge WHERE image_hash = $1 AND id <> $2 ORDER BY id LIMIT 20',
    [recharge.imageHash, recharge.id],
  );
  return rows.map(({ id }) => id);
}

/** The numbers people know, by recharge id. */
export async function rechargeNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.query<{ id: string; number: string }[]>(
    'SELECT id, number FROM recharge WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** The recharge with this number. */
export async function rechargesCalled(db: Reads, text: string): Promise<string[]> {
  const found = await db.query<{ id: string }[]>('SELECT id FROM recharge WHERE number = $1', [
    text.toUpperCase(),
  ]);
  return found.map(({ id }) => id);
}

/** The keys under which the ledger holds what a user has paid in. */
export async function creditedRecharges(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<string[]> {
  const found = await db.query<{ key: string }[]>(
    `SELECT 'recharge.credit:' || id AS key FROM recharge WHERE user_id = $1 AND class = 'SELF' AND credited IS NOT NULL`,
    [userId],
  );
  return found.map(({ key }) => key);
}
