import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { limits } from '../../../../schema/limits';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import { FREE_NOW, type QueueTab } from './queue-page';

/** By what a queue without other orders goes: `r` is a view of requests with the `queue_id` of their reviews. */
const AGE = 'r.queue_id';

/** A page begins after it in both tables; told of one alone, PostgreSQL walks the other from its beginning. */
const past = (direction: '<' | '>'): string =>
  `${AGE} ${direction} :after AND r.id ${direction} :after`;

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export function pageByAge<Request extends ObjectLiteral>(
  query: SelectQueryBuilder<Request>,
  { first, after, tab }: PageAsked & { readonly tab?: QueueTab | null | undefined },
): Promise<Request[]> {
  const newestFirst = tab === 'DONE' || tab == null;
  if (after) query.andWhere(past(newestFirst ? '<' : '>'), { after });
  return query
    .orderBy(AGE, newestFirst ? 'DESC' : 'ASC')
    .limit(first + 1)
    .getMany();
}

/** Those that are free, oldest first. The database asks again whether each may be taken. */
export async function freeByAge<Request extends ObjectLiteral>(
  query: SelectQueryBuilder<Request>,
  after: string | null,
): Promise<string[]> {
  query.andWhere(FREE_NOW);
  if (after !== null) query.andWhere(past('>'), { after });
  const found = await query
    .select(AGE, 'id')
    .orderBy(AGE, 'ASC')
    .limit(limits.pageSizeMax)
    .getRawMany<{ id: string }>();
  return found.map(({ id }) => id);
}

/** How many stand under a filter. */
export interface QueueCount {
  readonly count: number;
  /** There are more: no more than `queueDepthMax` are counted. */
  readonly more: boolean;
}

export async function countOf<Request extends ObjectLiteral>(
  tx: EntityManager,
  query: SelectQueryBuilder<Request>,
): Promise<QueueCount> {
  const [sql, args] = query
    .select(AGE)
    .limit(limits.queueDepthMax + 1)
    .getQueryAndParameters();
  const [found] = await rows<{ count: number }>(
    tx,
    `SELECT count(*)::int AS count FROM (${sql}) q`,
    args,
  );
  const count = found?.count ?? 0;
  return { count: Math.min(count, limits.queueDepthMax), more: count > limits.queueDepthMax };
}
