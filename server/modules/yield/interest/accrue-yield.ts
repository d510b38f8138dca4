import { callSql, type Context } from '../../../platform/context';
import { log } from '../../../platform/log';

const BATCH = 1_000;

export type YieldJobContext = Pick<Context, 'db' | 'bus'>;

/** From this failure on a holding is set aside; yield_fault_of.sql knows the same figure. */
export const SET_ASIDE_AT = 3;

interface Touched {
  readonly holdingId: string;
  /** Null when this one could not be booked: left for a later sweep, the others stand. */
  readonly userId: string | null;
  readonly fault: string | null;
  /** How often it has failed so far. */
  readonly tries: number;
}

/**
 * Books the interest of up to `batch` holdings whose next 00:00 has passed. Calling it again, late, or from two
 * processes at once, books no day twice. Resolves to how many it booked something for.
 */
export const accrueYield = async (ctx: YieldJobContext, batch = BATCH): Promise<number> =>
  (await touched(ctx, 'accrue_yield($1)', batch)).length;

/**
 * What time does to up to `batch` holdings: they end, miss a top-up, or are settled in full for owners who did
 * nothing. Resolves to how many it touched.
 */
export async function matureHoldings(ctx: YieldJobContext, batch = BATCH): Promise<number> {
  const told = await touched(ctx, 'mature_holdings($1)', batch);
  // Each of these stands in the inbox as well.
  if (told.length > 0) await ctx.bus.publish('messages', told);
  return told.length;
}

/** Holdings that a job changed, as `user:holding`. After the commit, ids only: whoever listens reloads. */
async function touched(ctx: YieldJobContext, call: string, batch: number): Promise<string[]> {
  const found = await callSql<Touched>(ctx, call, [batch]);
  for (const { holdingId, fault, tries } of found) {
    // The alarm is raised once; the dashboard shows the holding until it is booked.
    if (tries === SET_ASIDE_AT) log.error({ holdingId, fault }, 'holding set aside');
  }
  const told = found.flatMap(({ userId, holdingId }) =>
    userId === null ? [] : [`${userId}:${holdingId}`],
  );
  if (told.length > 0) await ctx.bus.publish('holdings', told);
  return told;
}

interface Reminded {
  readonly holdingId: string;
  readonly userId: string;
  /** False where nothing was left to tell. */
  readonly told: boolean;
}

/** Tells the owners of up to `batch` holdings what is due soon. Resolves to how many it looked at. */
export async function remindHolders(ctx: YieldJobContext, batch = BATCH): Promise<number> {
  const found = await callSql<Reminded>(ctx, 'remind_holders($1)', [batch]);
  const told = found.filter((one) => one.told);
  const ids = told.map(({ userId, holdingId }) => `${userId}:${holdingId}`);
  if (ids.length > 0) await ctx.bus.publish('messages', ids);
  return found.length;
}

/** Everything that is due of all three, until `signal` ends it between two batches. */
export async function catchUpYield(ctx: YieldJobContext, signal?: AbortSignal): Promise<void> {
  for (const step of [accrueYield, matureHoldings, remindHolders]) {
    while (!signal?.aborted && (await step(ctx)) > 0);
  }
}
