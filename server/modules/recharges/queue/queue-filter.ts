import type { SelectQueryBuilder } from 'typeorm';
import type { ChannelKind, RechargeState } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import { ownAccounts } from '../../staff';
import { usersOfReference } from '../payment-references';
import { Recharge } from '../recharge.entity';

export type QueueTab = 'TO_REVIEW' | 'MINE' | 'ON_HOLD' | 'DONE';
export type RechargeFlag = 'DUPLICATE_IMAGE' | 'SECOND_APPROVAL' | 'OWN_REQUEST';

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

const OPEN = `r.review_state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`;
const HELD = 'r.taken_by IS NOT NULL AND r.lease_until > tarn_now()';

/** What is decided has left the work that waits: it is done, although it can still be undone. */
const TABS = {
  TO_REVIEW: `${OPEN} AND r.review_state <> 'DECIDED'`,
  MINE: `${OPEN} AND (r.taken_by = :me AND r.lease_until > tarn_now()
    OR r.review_state = 'DECIDED' AND r.decided_by = :me)`,
  ON_HOLD: `${OPEN} AND r.review_state = 'ON_HOLD'`,
  DONE: 'r.done_at IS NOT NULL',
} as const satisfies Record<QueueTab, string>;

const FOUND = `r.queue_id = ANY (ARRAY(
  SELECT id FROM recharge WHERE number = :search UNION ALL SELECT recharges_of_reference(:search)))`;

const TWICE = `EXISTS (SELECT FROM recharge d WHERE d.image_hash = r.image_hash AND d.id <> r.id)`;

/** How each field narrows the list. */
const narrow: {
  readonly [K in keyof QueueFilter]-?: (
    query: Query,
    value: Given<K>,
    ctx: Context,
  ) => Query | Promise<Query>;
} = {
  tab: (query, tab, { staff }) => query.andWhere(TABS[tab], { me: staff?.staffId }),
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
