import { extendOpenPeriods } from '../modules/market';
import type { Context } from '../platform/context';

/** At start, before the feed asks what is open, and then daily. */
export const extendOpenPeriodsJob = {
  name: 'extend-open-periods',
  everyMs: 24 * 60 * 60 * 1_000,
  run: (ctx: Context): Promise<void> => extendOpenPeriods(ctx),
} as const;
