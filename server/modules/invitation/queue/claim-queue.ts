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
  MONEY_TABS,
  pageByAge,
  takeNextReview,
  type QueueCount,
  type QueueTab,
} from '../../reviews';
import { rewardClaimReview } from '../claim-review';
import { RewardClaim } from '../reward-claim.entity';

/** Which claims. */
export interface RewardClaimFilter {
  readonly tab?: QueueTab | null;
  readonly userId?: string | null;
  /** A user's number, name, phone or e-mail, whole. */
  readonly user?: string | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** Its place among the tiers, from 1. */
  readonly tier?: number | null;
  /** A claim's number, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<RewardClaim>;
type Given<K extends keyof RewardClaimFilter> = NonNullable<RewardClaimFilter[K]>;

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof RewardClaimFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  tab: (query, tab, { staff }) => query.andWhere(MONEY_TABS[tab], { me: staff?.staffId }),
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
  tier: (query, tier) => query.andWhere('r.tier = :tier', { tier }),
  search: (query, text) => {
    const search = readSearch(text)?.toUpperCase();
    return search ? query.andWhere('r.number = :search', { search }) : query;
  },
};

async function under(ctx: Context, filter: RewardClaimFilter): Promise<Query> {
  let query = ctx.db.getRepository(RewardClaim).createQueryBuilder('r').where('true');
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof RewardClaimFilter](query, value as never, ctx);
  }
  return query;
}

/** Those that wait, the oldest first; those that are done, the newest first. One more than asked for. */
export const rewardClaimQueue = async (
  ctx: Context,
  filter: RewardClaimFilter,
  page: PageAsked,
): Promise<RewardClaim[]> => pageByAge(await under(ctx, filter), { ...page, tab: filter.tab });

/** How many stand under a filter; beyond the bound of a queue's depth they are not counted. */
export const rewardClaimTotals = async (
  ctx: Context,
  filter: RewardClaimFilter,
): Promise<QueueCount> => countOf(ctx.db.manager, await under(ctx, filter));

/**
 * Takes the oldest free claim under a filter that this member of staff may decide, or answers the one they hold; null
 * when there is none.
 * @throws LEASE_HELD when they hold a request of another kind
 */
export const takeNextRewardClaim = (
  ctx: Context,
  filter: RewardClaimFilter,
): Promise<RewardClaim | null> =>
  takeNextReview(ctx, rewardClaimReview, async (after) =>
    freeByAge(await under(ctx, filter), after),
  );
