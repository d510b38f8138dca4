import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { limits } from '../../../../schema/limits';
import { refuse } from '../../../platform/domain-error';

export const queueTabs = ['TO_REVIEW', 'MINE', 'ON_HOLD', 'DONE'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const queueSorts = ['AGE', 'AMOUNT', 'USER', 'DECIDED', 'TOOK'] as const;
export type QueueSort = (typeof queueSorts)[number];

const EPOCH = `timestamptz 'epoch'`;

/** What each order goes by, as a whole number for the cursor and back from it. */
const SORTS: Readonly<Record<QueueSort, { column: string; number: string; read: string }>> = {
  AGE: { column: 'r.queue_id', number: 'r.queue_id', read: ':at::bigint' },
  AMOUNT: { column: 'r.queue_amount', number: 'r.queue_amount', read: ':at::bigint' },
  USER: { column: 'r.queue_user', number: 'r.queue_user', read: ':at::bigint' },
  DECIDED: {
    column: 'r.done_at',
    number: `(extract(epoch FROM r.done_at) * 1000000)::bigint`,
    read: `${EPOCH} + :at::bigint * interval '1 microsecond'`,
  },
  TOOK: { column: 'r.took_ms', number: 'r.took_ms', read: ':at::bigint' },
};

/** Where a page begins: after a row, or as the nth page where nobody has been yet. */
export interface QueuePage {
  readonly first: number;
  readonly sort: QueueSort;
  readonly descending: boolean;
  /** The place of the last row of the page before. */
  readonly after: Place | null;
  /** From 1; counts only without `after`. */
  readonly page: number;
}

export interface Place {
  readonly at: string;
  readonly id: string;
}

export interface QueueAsked {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly page?: number | null;
  readonly sort?: QueueSort | null;
  readonly descending?: boolean | null;
}

/** What waits is oldest first; what is done, newest first. @throws PARAM_INVALID */
export function readQueuePage(
  asked: QueueAsked,
  { tab }: { readonly tab?: QueueTab | null },
): QueuePage {
  const done = tab === 'DONE';
  return {
    ...readDepth(asked),
    sort: asked.sort ?? (done ? 'DECIDED' : 'AGE'),
    descending: asked.descending ?? (done || tab == null),
    after: asked.after == null ? null : readPlace(asked.after),
  };
}

function readDepth({ first, page }: QueueAsked): Pick<QueuePage, 'first' | 'page'> {
  const size = Math.min(Math.max(first ?? limits.pageSizeDefault, 1), limits.pageSizeMax);
  const nth = page ?? 1;
  if (nth < 1 || nth * size > limits.queueDepthMax)
    refuse('PARAM_INVALID', { field: 'page' }, 'page');
  return { first: size, page: nth };
}

const PLACE = /^(-?[0-9]{1,18}):([0-9]{1,18})$/;
/** Two numbers of 18 digits, a sign and a colon as base64. */
const CURSOR_LENGTH_MAX = 52;

function readPlace(cursor: string): Place {
  const text =
    cursor.length > CURSOR_LENGTH_MAX ? '' : Buffer.from(cursor, 'base64url').toString('latin1');
  const [, at, id] = PLACE.exec(text) ?? [];
  return at !== undefined && id !== undefined
    ? { at, id }
    : refuse('PARAM_INVALID', { field: 'after' }, 'after');
}

export const cursorOfPlace = ({ at, id }: Place): string =>
  Buffer.from(`${at}:${id}`, 'latin1').toString('base64url');

/**
 * The places of a page. The query is of a view `r` with the columns of a queue: queue_id, queue_user,
 * queue_since, queue_amount, done_at, took_ms.
 */
export function sorted<Request extends ObjectLiteral>(
  query: SelectQueryBuilder<Request>,
  { sort, descending, after, page, first }: QueuePage,
): SelectQueryBuilder<Request> {
  const { column, number, read } = SORTS[sort];
  const order = descending ? 'DESC' : 'ASC';
  query.select('r.queue_id', 'id').addSelect(number, 'at');
  if (after) {
    query.andWhere(`(${column}, r.queue_id) ${descending ? '<' : '>'} (${read}, :id)`, {
      ...after,
    });
  } else query.offset((page - 1) * first);
  return query
    .andWhere(`${column} IS NOT NULL`)
    .orderBy(column, order)
    .addOrderBy('r.queue_id', order)
    .limit(first + 1);
}

/** So many are offered to the database at once; those that others are taking are passed over. */
export const FREE_AT_ONCE = 100;

/** What nobody holds and nobody has decided. */
export const FREE_NOW = `r.review_state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED', 'ON_HOLD', 'DECIDED')
  AND (r.taken_by IS NULL OR r.lease_until <= tarn_now())`;

/** What may be taken by `:me`. */
export const FREE = `${FREE_NOW} AND r.first_approver IS DISTINCT FROM :me`;
