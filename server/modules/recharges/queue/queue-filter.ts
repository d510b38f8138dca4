import type { SelectQueryBuilder } from 'typeorm';
import type { ChannelKind, RechargeState } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import { HELD, TABS_BY_TIME, type QueueTab } from '../../reviews';
import { ownAccounts } from '../../staff';
import { usersOfReference } from '../payment-references';
import { Recharge } from '../recharge.entity';

/** What is known of the pictures, and what depends on who looks. FLAGGED: any of the first. */
export const rechargeFlags = [
  ...(['DUPLICATE_IMAGE', 'SIMILAR_IMAGE'] as const),
  ...(['FLAGGED', 'SECOND_APPROVAL', 'OWN_REQUEST'] as const),
] as const;

export type RechargeFlag = (typeof rechargeFlags)[number];

/** Which requests. Amounts are those that would be credited as far as everybody may know: the declared one
 * until the request is approved. */
export interface QueueFilter {
  readonly tab?: QueueTab | null;
  readonly state?: RechargeState | null;
  readonly userId?: string | null;
  /** A user's number, name, phone, e-mail or payment reference, whole. */
  readonly user?: string | null;
  readonly method?: ChannelKind | null;
  readonly amountMin?: bigint | null;
  readonly amountMax?: bigint | null;
  readonly flag?: RechargeFlag | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** A recharge's number or a bank reference, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<Recharge>;
type Given<K extends keyof QueueFilter> = NonNullable<QueueFilter[K]>;

const FOUND = `r.queue_id = ANY (ARRAY(
  SELECT id FROM recharge WHERE number = :search UNION ALL SELECT recharges_of_reference(:search)))`;

const TWICE = `EXISTS (SELECT FROM recharge d WHERE d.image_hash = r.image_hash AND d.id <> r.id)`;

const ALIKE = `EXISTS (SELECT FROM recharge_alike l WHERE l.recharge_id = r.id)
  OR EXISTS (SELECT FROM recharge_alike l WHERE l.other_id = r.id)`;

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof QueueFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  tab: (query, tab, { staff }) => query.andWhere(TABS_BY_TIME[tab], { me: staff?.staffId }),
  state: (query, state) => query.andWhere('r.state = :state', { state }),
  userId: (query, id) => query.andWhere('r.user_id = :userId', { userId: idOrNone(id) }),
  user: async (query, text, ctx) =>
    query.andWhere('r.user_id = ANY (:users)', {
      users: [...(await usersMatching(ctx, text)), ...(await usersOfReference(ctx, text))],
    }),
  method: (query, method) =>
    query.andWhere('r.channel_id IN (SELECT id FROM recharge_channel WHERE kind = :method)', {
      method,
    }),
  amountMin: (query, min) => query.andWhere('r.queue_amount >= :min', { min: String(min) }),
  amountMax: (query, max) => query.andWhere('r.queue_amount <= :max', { max: String(max) }),
  flag: async (query, flag, ctx) => {
    if (flag === 'DUPLICATE_IMAGE') return query.andWhere(TWICE);
    if (flag === 'SIMILAR_IMAGE') return query.andWhere(`(${ALIKE})`);
    if (flag === 'FLAGGED') return query.andWhere(`(${TWICE} OR ${ALIKE})`);
    if (flag === 'SECOND_APPROVAL') return query.andWhere(`r.review_state = 'SECOND_APPROVAL'`);
    return query.andWhere('r.user_id = ANY (:own)', { own: await ownAccounts(ctx) });
  },
  holder: (query, holder, { staff }) => {
    if (holder === 'nobody') return query.andWhere(`NOT (${HELD})`);
    const of = holder === 'me' ? staff?.staffId : idOrNone(holder);
    return query.andWhere(`${HELD} AND r.taken_by = :holder`, { holder: of });
  },
  olderThanMinutes: (query, minutes) =>
    query.andWhere(`r.queue_since <= (SELECT tarn_now()) - :minutes * interval '1 minute'`, {
      minutes,
    }),
  search: (query, text) => {
    const search = readSearch(text)?.toUpperCase();
    return search ? query.andWhere(FOUND, { search }) : query;
  },
};

/** The requests under a filter. @throws PARAM_INVALID */
export async function queueOf(ctx: Context, filter: QueueFilter): Promise<Query> {
  let query = ctx.db.getRepository(Recharge).createQueryBuilder('r').where('true');
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof QueueFilter](query, value as never, ctx);
  }
  return query;
}
