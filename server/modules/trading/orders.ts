import { usd, type Money } from '../../../schema/money';
import type { Outcome } from '../../../schema/states';
import { requireUser, type Context, type Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { checkKey } from '../../platform/idempotency/idempotency';
import { idOrNone } from '../../platform/text/read-money';
import { readSearch } from '../../platform/text/read-text';
import { dayBounds, readDays, type DayBounds, type Days } from '../settings';
import { Order } from './order.entity';
import { toOrder, type OrderRow } from './order-row';

export interface OrderFilter {
  readonly state?: 'OPEN' | 'SETTLED' | null;
  readonly outcome?: Outcome | null;
  readonly instrumentId?: string | null;
  /** True: copies of leaders' orders alone. */
  readonly copied?: boolean | null;
  /** An order number. */
  readonly search?: string | null;
}

/** What a user's own list and its totals are asked for: days of the platform on which orders opened. */
export type OwnOrderFilter = Omit<OrderFilter, 'search'> & Days;

/** What a condition does not ask is null, and the planner, who sees the values, drops it. */
const ORDERS = `
  SELECT o.* FROM trade_order o
  WHERE ($1::bigint IS NULL OR o.user_id = $1)
    AND ($2::text IS NULL OR (o.outcome IS NULL) = ($2 = 'OPEN'))
    AND ($3::text IS NULL OR o.outcome = $3)
    AND ($4::bigint IS NULL OR o.instrument_id = $4)
    AND ($5::timestamptz IS NULL OR o.opened_at >= $5)
    AND ($6::timestamptz IS NULL OR o.opened_at < $6)
    AND ($7::text IS NULL OR o.number = $7)
    AND ($8::bigint IS NULL OR o.id < $8)
    AND ($9::boolean IS NOT TRUE OR o.copy_of IS NOT NULL)
  ORDER BY o.id DESC LIMIT $10`;

async function read(
  { db }: Context,
  userId: string | null,
  asked: OrderFilter & Partial<DayBounds> & PageAsked,
): Promise<Order[]> {
  const { state, outcome, instrumentId, copied, from, to, after, first } = asked;
  const number = readSearch(asked.search)?.toUpperCase();
  const instrument = idOrNone(instrumentId);
  const values = [userId, state, outcome, instrument, from, to, number, after, copied, first + 1];
  const found = await rows<OrderRow>(
    db,
    ORDERS,
    values.map((value) => (value === '' ? null : (value ?? null))),
  );
  return found.map(toOrder);
}

/**
 * A user's own orders, newest first; rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID when a day is none, or the first is after the last
 */
export async function orders(
  ctx: Context,
  userId: string,
  asked: OwnOrderFilter & PageAsked,
): Promise<Order[]> {
  return read(ctx, userId, { ...asked, ...(await dayBounds(ctx, asked)) });
}

/** Every user's orders, for staff. */
export const ordersOfAll = (
  ctx: Context,
  asked: OrderFilter & PageAsked & { readonly userId?: string | null },
): Promise<Order[]> => read(ctx, idOrNone(asked.userId), asked);

/** Somebody else's order looks missing. */
export const orderById = (ctx: Context, userId: string, id: string): Promise<Order | null> =>
  ctx.db.getRepository(Order).findOneBy({ id, userId });

/** Own orders by id, in the order asked for; somebody else's look missing. */
export async function ownOrders(ctx: Context, ids: readonly string[]): Promise<(Order | null)[]> {
  const { userId } = requireUser(ctx);
  const found = await ctx.db
    .getRepository(Order)
    .createQueryBuilder('o')
    .where('o.user_id = :userId AND o.id = ANY (:ids)', { userId, ids })
    .getMany();
  return inOrder(ids, found, ({ id }) => id);
}

export type Traded = Pick<Order, 'id' | 'instrumentId' | 'direction'>;

/** What these orders are on, whoever's they are, in the order asked for. */
export async function tradedIn(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(Traded | null)[]> {
  const found = await rows<Traded>(
    db,
    'SELECT id, instrument_id, direction FROM trade_order WHERE id = ANY ($1)',
    [ids],
  );
  return inOrder(ids, found, ({ id }) => id);
}

export const anyOrderById = (ctx: Context, id: string): Promise<Order | null> =>
  ctx.db.getRepository(Order).findOneBy({ id });

/** The order an idempotency key of this user opened, if it did. @throws PARAM_INVALID */
export async function orderByKey(ctx: Context, userId: string, key: string): Promise<Order | null> {
  checkKey(key);
  const [row] = await rows<{ resultId: string | null }>(
    ctx.db,
    `SELECT result_id FROM idempotency WHERE actor = $1 AND operation = 'order.open' AND key = $2`,
    [`user/${userId}`, key],
  );
  return row?.resultId ? orderById(ctx, userId, row.resultId) : null;
}

export interface OrderTotals {
  readonly count: number;
  readonly stake: Money;
  /** Of settled contracts, after fees. */
  readonly net: Money;
}

interface TotalsRow {
  readonly count: string;
  readonly stake: string;
  readonly net: string;
}

/**
 * Of copies there is no tally by day: they are added up along an index of their own. A day's first instant is asked for
 * once, not for each row.
 */
const TOTALS = `
  WITH parts AS (
    SELECT d.count, d.stake, d.net FROM order_opened_day d
    WHERE d.user_id = $1 AND ($7::boolean IS NOT TRUE) AND ($2::text IS DISTINCT FROM 'OPEN') AND ($3::text IS NULL OR d.outcome = $3)
      AND ($4::bigint IS NULL OR d.instrument_id = $4)
      AND ($5::date IS NULL OR d.day >= $5) AND ($6::date IS NULL OR d.day <= $6)
    UNION ALL
    SELECT 1, o.stake, 0 FROM trade_order o
    WHERE o.user_id = $1 AND o.settled_at IS NULL AND ($2::text IS DISTINCT FROM 'SETTLED')
      AND ($7::boolean IS NOT TRUE) AND $3::text IS NULL AND ($4::bigint IS NULL OR o.instrument_id = $4)
      AND ($5::date IS NULL OR o.opened_at >= (SELECT platform_day_start($5)))
      AND ($6::date IS NULL OR o.opened_at < (SELECT platform_day_start($6 + 1)))
    UNION ALL
    SELECT 1, o.stake, coalesce(o.paid - o.stake - o.fee, 0) FROM trade_order o
    WHERE $7::boolean AND o.user_id = $1 AND o.copy_of IS NOT NULL AND ($3::text IS NULL OR o.outcome = $3)
      AND ($2::text IS NULL OR (o.outcome IS NULL) = ($2 = 'OPEN')) AND ($4::bigint IS NULL OR o.instrument_id = $4)
      AND ($5::date IS NULL OR o.opened_at >= (SELECT platform_day_start($5)))
      AND ($6::date IS NULL OR o.opened_at < (SELECT platform_day_start($6 + 1))))
  SELECT coalesce(sum(count), 0) AS count, coalesce(sum(stake), 0) AS stake, coalesce(sum(net), 0) AS net
  FROM parts`;

/**
 * Totals of exactly what `orders` lists for this filter: what is settled from the tally by day of
 * opening, what is open one by one, never a whole history.
 * @throws PARAM_INVALID when a day is none, or the first is after the last
 */
export async function orderTotals(
  ctx: Context,
  userId: string,
  filter: OwnOrderFilter,
): Promise<OrderTotals> {
  const { state = null, outcome = null, instrumentId = null, copied = null } = filter;
  const { fromOn, toOn } = readDays(filter);
  const values = [userId, state, outcome, idOrNone(instrumentId), fromOn, toOn, copied];
  const [row] = await rows<TotalsRow>(ctx.db, TOTALS, values);
  const { count, stake, net } = row ?? { count: '0', stake: '0', net: '0' };
  return {
    count: Number.parseInt(count, 10),
    stake: usd(stake),
    net: usd(net),
  };
}

/** The numbers people know, by order id. */
export async function orderNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string }>(
    db,
    'SELECT id, number FROM trade_order WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}
