import { makePartitions } from '../modules/market';
import type { Context } from '../platform/context';

/** At start, before the first quote of the day, and then hourly. */
export const makePartitionsJob = {
  name: 'make-partitions',
  everyMs: 60 * 60 * 1_000,
  run: (ctx: Context): Promise<void> => makePartitions(ctx),
} as const;
