import type { SelectQueryBuilder } from 'typeorm';
import type { HelpKind, HelpQueue } from '../../../../schema/help';
import type { Context } from '../../../platform/context';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import { HELD, TABS, type QueueTab } from '../../reviews';
import type { HelpRequest } from '../help-request.entity';

/** Which help. What was asked for is not searched. */
export interface HelpFilter {
  readonly queue?: HelpQueue | null;
  readonly tab?: QueueTab | null;
  readonly kind?: HelpKind | null;
  readonly userId?: string | null;
  /** A user's number, name, phone or e-mail, whole. */
  readonly user?: string | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** A request's number, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<HelpRequest>;
type Given<K extends keyof HelpFilter> = NonNullable<HelpFilter[K]>;

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof HelpFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  queue: (query, queue) => query.andWhere('r.queue = :queue', { queue }),
  tab: (query, tab, { staff }) => query.andWhere(TABS[tab], { me: staff?.staffId }),
  kind: (query, kind) => query.andWhere('r.kind = :kind', { kind }),
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
  search: (query, text) => {
    const search = readSearch(text)?.toUpperCase();
    return search ? query.andWhere('r.number = :search', { search }) : query;
  },
};

/** Narrows a list to what a filter asks for. */
export async function narrowed(ctx: Context, all: Query, filter: HelpFilter): Promise<Query> {
  let query = all;
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof HelpFilter](query, value as never, ctx);
  }
  return query;
}
