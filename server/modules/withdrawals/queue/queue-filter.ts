import type { SelectQueryBuilder } from 'typeorm';
import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import type { WithdrawalState } from '../../../../schema/states';
import { withdrawalFlags } from '../../../../schema/withdrawals';
import type { Context } from '../../../platform/context';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { usersMatching } from '../../accounts';
import { HELD, TABS_BY_TIME, type QueueTab } from '../../reviews';
import { ownAccounts } from '../../staff';
import { Withdrawal } from '../withdrawal.entity';

/** What is known at submission, and what depends on who looks. FLAGGED: any of the first. */
export const queueFlags = [
  ...withdrawalFlags,
  ...(['FLAGGED', 'SECOND_APPROVAL', 'OWN_REQUEST'] as const),
] as const;
export type QueueFlag = (typeof queueFlags)[number];

/** Which requests. */
export interface QueueFilter {
  readonly tab?: QueueTab | null;
  readonly state?: WithdrawalState | null;
  readonly userId?: string | null;
  /** A user's number, name, phone or e-mail, whole. */
  readonly user?: string | null;
  readonly method?: PaymentMethodKind | null;
  readonly amountMin?: bigint | null;
  readonly amountMax?: bigint | null;
  readonly flag?: QueueFlag | null;
  /** `me`, `nobody`, or the number of a member of staff. */
  readonly holder?: string | null;
  readonly olderThanMinutes?: number | null;
  /** A withdrawal's number or the reference of a payout, whole. */
  readonly search?: string | null;
}

type Query = SelectQueryBuilder<Withdrawal>;
type Given<K extends keyof QueueFilter> = NonNullable<QueueFilter[K]>;

const FOUND = `r.queue_id = ANY (ARRAY(SELECT withdrawals_called(:search)))`;

async function ofFlag(query: Query, flag: QueueFlag, ctx: Context): Promise<Query> {
  if (flag === 'FLAGGED') return query.andWhere('cardinality(r.flags) > 0');
  if (flag === 'SECOND_APPROVAL') return query.andWhere(`r.review_state = 'SECOND_APPROVAL'`);
  if (flag === 'OWN_REQUEST') {
    return query.andWhere('r.user_id = ANY (:own)', { own: await ownAccounts(ctx) });
  }
  return query.andWhere('r.flags @> ARRAY[:flag]', { flag });
}

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
    query.andWhere('r.user_id = ANY (:users)', { users: await usersMatching(ctx, text) }),
  method: (query, method) => query.andWhere('r.method_kind = :method', { method }),
  amountMin: (query, min) => query.andWhere('r.queue_amount >= :min', { min: String(min) }),
  amountMax: (query, max) => query.andWhere('r.queue_amount <= :max', { max: String(max) }),
  flag: ofFlag,
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
  let query = ctx.db.getRepository(Withdrawal).createQueryBuilder('r').where('true');
  for (const [field, value] of Object.entries(filter)) {
    if (value == null || !(field in narrow)) continue;
    query = await narrow[field as keyof QueueFilter](query, value as never, ctx);
  }
  return query;
}
