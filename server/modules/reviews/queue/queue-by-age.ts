import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { limits } from '../../../../schema/limits';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import { FREE_NOW, type QueueTab } from './queue-page';

/** The column by which a queue without other orders goes. */
type Age = 'r.id' | 'r.queue_id';

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export function pageByAge<Request extends ObjectLiteral>(
  query: SelectQueryBuilder<Request>,
  age: Age,
  { first, after, tab }: PageAsked & { readonly tab?: QueueTab | null | undefined },
): Promise<Request[]> {
  const newestFirst = tab === 'DONE' || tab == null;
  if (after) query.andWhere(`${age} ${newestFirst ? '<' : '>'} :after`, { after });
  return query
    .orderBy(age, newestFirst ? 'DESC' : 'ASC')
    .limit(first + 1)
    .getMany();
}

/** Those that are free, oldest first. The database asks again whether each may be taken. */
export async function freeByAge<Request extends ObjectLiteral>(
  query: SelectQueryBuilder<Request>,
  age: Age,
  after: string | null,
): Promise<string[]> {
  query.andWhere(FREE_NOW);
  if (after !== null) query.andWhere(`${age} > :after`, { after });
  const found = await query
    .select(age, 'id')
    .orderBy(age, 'ASC')
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
  age: Age,
): Promise<QueueCount> {
  const [sql, args] = query
    .select(age)
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
