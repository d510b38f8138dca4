import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { IdType } from '../../../../schema/identity';
import type { Context } from '../../../platform/context';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import { HELD, TABS, type QueueTab } from '../../reviews';
import { ownAccounts } from '../../staff';
import { Verification } from '../verification.entity';

export type VerificationFlag = 'SENT_AGAIN' | 'OWN_REQUEST';

/** Which verifications. What is sealed is not searched: neither name nor number. */
export interface QueueFilter {
  readonly tab?: QueueTab | null;
  readonly userId?: string | null;
  /** A user's number, name, phone or e-mail, whole. */
  readonly user?: string | null;
  readonly idType?: IdType | null;
  readonly flag?: VerificationFlag | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** A verification's number, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<Verification>;
type Given<K extends keyof QueueFilter> = NonNullable<QueueFilter[K]>;

const SENT_AGAIN =
  'EXISTS (SELECT FROM verification e WHERE e.user_id = r.queue_user AND e.id < r.queue_id)';

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof QueueFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  tab: (query, tab, { staff }) => query.andWhere(TABS[tab], { me: staff?.staffId }),
  userId: (query, id) => query.andWhere('r.queue_user = :userId', { userId: idOrNone(id) }),
  user: async (query, text, ctx) =>
    query.andWhere('r.queue_user = ANY (:users)', { users: await usersMatching(ctx, text) }),
  idType: (query, idType) => query.andWhere('r.id_type = :idType', { idType }),
  flag: async (query, flag, ctx) =>
    flag === 'SENT_AGAIN'
      ? query.andWhere(SENT_AGAIN)
      : query.andWhere('r.queue_user = ANY (:own)', { own: await ownAccounts(ctx) }),
  holder: (query, holder, { staff }) => {
    if (holder === 'nobody') return query.andWhere(`(${HELD}) IS NOT TRUE`);
    const of = holder === 'me' ? staff?.staffId : idOrNone(holder);
    return query.andWhere(`${HELD} AND r.taken_by = :holder`, { holder: of });
  },
  olderThanMinutes: (query, minutes) =>
    query.andWhere(`r.queue_since <= (SELECT tarn_now()) - :minutes * interval '1 minute'`, {
      minutes,
    }),
  search: (query, text) => {
    const search = readSearch(text)?.toUpperCase();
    return search ? query.andWhere('r.number = :search', { search }) : query;
  },
};

/** The verifications under a filter, read in this transaction. */
export async function queueOf(
  ctx: Context,
  tx: EntityManager,
  filter: QueueFilter,
): Promise<Query> {
  let query = tx.getRepository(Verification).createQueryBuilder('r').where('true');
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof QueueFilter](query, value as never, ctx);
  }
  return query;
}
