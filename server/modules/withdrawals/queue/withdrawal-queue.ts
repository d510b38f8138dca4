import { limits } from '../../../../schema/limits';
import { usd, type Money } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import { rows } from '../../../platform/database/rows';
import {
  cursorOfPlace,
  FREE,
  FREE_AT_ONCE,
  sorted,
  type Place,
  type QueuePage,
} from '../../reviews';
import { Withdrawal } from '../withdrawal.entity';
import { queueOf, type QueueFilter } from './queue-filter';

/** A request of the queue and where it stands in the order asked for. */
export interface Queued {
  readonly withdrawal: Withdrawal;
  readonly place: string;
}

/**
 * A page of the console's queue. Rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID
 */
export async function withdrawalQueue(
  ctx: Context,
  filter: QueueFilter,
  page: QueuePage,
): Promise<Queued[]> {
  const places = await sorted(await queueOf(ctx, filter), page).getRawMany<Place>();
  const ids = places.map(({ id }) => id);
  const found = await ctx.db
    .getRepository(Withdrawal)
    .createQueryBuilder('r')
    .where('r.queue_id = ANY (:ids)', { ids })
    .getMany();
  const byId = inOrder(ids, found, ({ id }) => id);
  return places.flatMap((place, n) => {
    const withdrawal = byId[n];
    return withdrawal ? [{ withdrawal, place: cursorOfPlace(place) }] : [];
  });
}

/** Free withdrawals under a filter, oldest first. */
export async function freeWithdrawals(
  ctx: Context,
  filter: QueueFilter,
  after: string | null,
): Promise<readonly string[]> {
  const query = (await queueOf(ctx, filter)).andWhere(FREE, { me: ctx.staff?.staffId });
  if (after !== null) query.andWhere('r.queue_id > :after', { after });
  const found = await query
    .select('r.queue_id', 'id')
    .orderBy('r.queue_id', 'ASC')
    .limit(FREE_AT_ONCE)
    .getRawMany<{ id: string }>();
  return found.map(({ id }) => id);
}

/** How many requests stand under a filter, and how much they come to. */
export interface QueueTotals {
  readonly count: number;
  readonly amount: Money;
  /** There are more: no more than `queueDepthMax` are counted. */
  readonly more: boolean;
}

/** @throws PARAM_INVALID */
export async function withdrawalTotals(ctx: Context, filter: QueueFilter): Promise<QueueTotals> {
  const query = (await queueOf(ctx, filter))
    .select('r.queue_amount', 'amount')
    .limit(limits.queueDepthMax + 1);
  const [sql, args] = query.getQueryAndParameters();
  const [found] = await rows<{ count: number; amount: string }>(
    ctx.db,
    `SELECT count(*)::int AS count, coalesce(sum(amount), 0)::text AS amount FROM (${sql}) q`,
    args,
  );
  const { count = 0, amount = '0' } = found ?? {};
  const more = count > limits.queueDepthMax;
  return { count: more ? limits.queueDepthMax : count, amount: usd(amount), more };
}
