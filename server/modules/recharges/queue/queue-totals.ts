import { limits } from '../../../../schema/limits';
import { usd, type Money } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { queueOf, type QueueFilter } from './queue-filter';

/** How many requests stand under a filter, and how much they come to. */
export interface QueueTotals {
  readonly count: number;
  readonly amount: Money;
  /** There are more: no more than `queueDepthMax` are counted. */
  readonly more: boolean;
}

/** @throws PARAM_INVALID */
export async function queueTotals(ctx: Context, filter: QueueFilter): Promise<QueueTotals> {
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
