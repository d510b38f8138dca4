import type { Context } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import {
  cursorOfPlace,
  FREE,
  FREE_AT_ONCE,
  sorted,
  type Place,
  type QueuePage,
} from '../../reviews';
import { Recharge } from '../recharge.entity';
import { queueOf, type QueueFilter } from './queue-filter';

/** A request of the queue and where it stands in the order asked for. */
export interface Queued {
  readonly recharge: Recharge;
  readonly place: string;
}

/**
 * A page of the console's queue. Rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID
 */
export async function rechargeQueue(
  ctx: Context,
  filter: QueueFilter,
  page: QueuePage,
): Promise<Queued[]> {
  const places = await sorted(await queueOf(ctx, filter), page).getRawMany<Place>();
  const ids = places.map(({ id }) => id);
  const found = await ctx.db
    .getRepository(Recharge)
    .createQueryBuilder('r')
    .where('r.queue_id = ANY (:ids)', { ids })
    .getMany();
  const byId = inOrder(ids, found, ({ id }) => id);
  return places.flatMap((place, n) => {
    const recharge = byId[n];
    return recharge ? [{ recharge, place: cursorOfPlace(place) }] : [];
  });
}

/** Free recharges under a filter, oldest first. */
export async function freeRecharges(
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
