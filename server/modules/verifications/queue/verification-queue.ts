import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import type { PageAsked } from '../../../platform/page';
import { countOf, freeByAge, pageByAge, type QueueCount } from '../../reviews';
import type { Verification } from '../verification.entity';
import { queueOf, type QueueFilter } from './queue-filter';

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export const verificationQueue = (
  ctx: Context,
  filter: QueueFilter,
  page: PageAsked,
): Promise<Verification[]> =>
  readAs(ctx, async (tx) =>
    pageByAge(await queueOf(ctx, tx, filter), { ...page, tab: filter.tab }),
  );

/** Free verifications under a filter, oldest first. The database asks again whether each may be taken. */
export const freeVerifications = (
  ctx: Context,
  filter: QueueFilter,
  after: string | null,
): Promise<readonly string[]> =>
  readAs(ctx, async (tx) => freeByAge(await queueOf(ctx, tx, filter), after));

/** How many verifications stand under a filter. */
export const queueTotals = (ctx: Context, filter: QueueFilter): Promise<QueueCount> =>
  readAs(ctx, async (tx) => countOf(tx, await queueOf(ctx, tx, filter)));
