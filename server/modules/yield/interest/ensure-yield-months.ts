import { callSql, type Context } from '../../../platform/context';

const MONTHS_AHEAD = 3;

/** Makes the partitions of interest of this month and the months ahead. */
export async function ensureYieldMonths(ctx: Pick<Context, 'db'>): Promise<void> {
  await callSql(ctx, 'ensure_yield_months($1)', [MONTHS_AHEAD]);
}
