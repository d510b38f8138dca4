import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '../../../platform/context';
import type { PageAsked } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import {
  countOf,
  freeByAge,
  HELD,
  pageByAge,
  TABS,
  takeNextReview,
  type QueueCount,
  type QueueTab,
} from '../../reviews';
import { Dispute } from '../dispute.entity';
import { disputeReview } from '../dispute-review';

/** Which reports. The words of the user are not searched. */
export interface DisputeFilter {
  readonly tab?: QueueTab | null;
  readonly userId?: string | null;
  /** A user's number, name, phone or e-mail, whole. */
  readonly user?: string | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** True: second looks alone. */
  readonly again?: boolean | null;
  /** A report's number, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<Dispute>;
type Given<K extends keyof DisputeFilter> = NonNullable<DisputeFilter[K]>;

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof DisputeFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  tab: (query, tab, { staff }) => query.andWhere(TABS[tab], { me: staff?.staffId }),
  userId: (query, id) => query.andWhere('r.user_id = :userId', { userId: idOrNone(id) }),
  user: async (query, text, ctx) =>
    query.andWhere('r.user_id = ANY (:users)', { users: await usersMatching(ctx, text) }),
  holder: (query, holder, { staff }) => {
    if (holder === 'nobody') return query.andWhere(`(${HELD}) IS NOT TRUE`);
    const of = holder === 'me' ? staff?.staffId : idOrNone(holder);
    return query.andWhere(`${HELD} AND r.taken_by = :holder`, { holder: of });
  },
  olderThanMinutes: (query, minutes) =>
    query.andWhere(`r.submitted_at <= (SELECT tarn_now()) - :minutes * interval '1 minute'`, {
      minutes,
    }),
  again: (query, again) => (again ? query.andWhere('r.look = 2') : query),
  search: (query, text) => {
    const search = readSearch(text)?.toUpperCase();
    return search ? query.andWhere('r.number = :search', { search }) : query;
  },
};

async function under(ctx: Context, filter: DisputeFilter): Promise<Query> {
  let query = ctx.db.getRepository(Dispute).createQueryBuilder('r').where('true');
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof DisputeFilter](query, value as never, ctx);
  }
  return query;
}

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export const disputeQueue = async (
  ctx: Context,
  filter: DisputeFilter,
  page: PageAsked,
): Promise<Dispute[]> => pageByAge(await under(ctx, filter), { ...page, tab: filter.tab });

/** How many stand under a filter; beyond the bound of a queue's depth they are not counted. */
export const disputeTotals = async (ctx: Context, filter: DisputeFilter): Promise<QueueCount> =>
  countOf(ctx.db.manager, await under(ctx, filter));

/**
 * Takes the oldest free report under a filter that this member of staff may decide, or answers the one they hold; null
 * when there is none.
 * @throws LEASE_HELD when they hold a request of another kind
 */
export const takeNextDispute = (ctx: Context, filter: DisputeFilter): Promise<Dispute | null> =>
  takeNextReview(ctx, disputeReview, async (after) => freeByAge(await under(ctx, filter), after));
