import type { EntityManager } from 'typeorm';
import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import type { PageAsked } from '../../../platform/page';
import { countOf, freeByAge, pageByAge, type QueueCount } from '../../reviews';
import { HelpRequest } from '../help-request.entity';
import { narrowed, type HelpFilter } from './queue-filter';

const under = (ctx: Context, tx: EntityManager, filter: HelpFilter) =>
  narrowed(ctx, tx.getRepository(HelpRequest).createQueryBuilder('r').where('true'), filter);

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export const helpQueue = (
  ctx: Context,
  filter: HelpFilter,
  page: PageAsked,
): Promise<HelpRequest[]> =>
  readAs(ctx, async (tx) => pageByAge(await under(ctx, tx, filter), { ...page, tab: filter.tab }));

/** Free requests under a filter, oldest first. The database asks again whether each may be taken. */
export const freeHelp = (
  ctx: Context,
  filter: HelpFilter,
  after: string | null,
): Promise<readonly string[]> =>
  readAs(ctx, async (tx) => freeByAge(await under(ctx, tx, filter), after));

/** How many stand under a filter; beyond the bound of a queue's depth they are not counted. */
export const helpTotals = (ctx: Context, filter: HelpFilter): Promise<QueueCount> =>
  readAs(ctx, async (tx) => countOf(tx, await under(ctx, tx, filter)));
