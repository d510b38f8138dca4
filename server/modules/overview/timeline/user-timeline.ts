import type { Context } from '../../../platform/context';
import type { Before } from '../../../platform/page';
import { securityEventsBefore, type User } from '../../accounts';
import { staffLooksBefore } from '../../audit';
import { conversionsBefore } from '../../conversions';
import { targetStepsBefore } from '../../payment-methods';
import { creditsBefore } from '../../recharges';
import { requestsBefore } from '../../reviews';
import { limitStepsBefore } from '../../safeguards';
import { contractDaysBefore } from '../../trading';
import { holdingStepsBefore } from '../../yield';
import {
  ofContracts,
  ofConversion,
  ofCredit,
  ofHolding,
  ofLimit,
  ofRequest,
  ofSecurity,
  ofStaff,
  ofTarget,
  type UserEvent,
} from './user-event';

/** What moves money; what staff did beside deciding; or everything. */
export const timelineFilters = ['ALL', 'MONEY', 'STAFF'] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

export interface TimelineAsked extends Before {
  readonly filter: TimelineFilter;
  /** Whether whoever asks may read what staff did. */
  readonly withStaff: boolean;
}

export interface Timeline {
  readonly items: readonly UserEvent[];
  /** Before which the next part begins; null where there is no more. */
  readonly before: Date | null;
}

/** Everything that happened to one customer, newest first, from the reads of the modules that it happened in. */
export async function userTimeline(
  ctx: Context,
  user: Pick<User, 'id' | 'createdAt'>,
  asked: TimelineAsked,
): Promise<Timeline> {
  // One more than is shown tells whether there are more.
  const page = { before: asked.before, first: asked.first + 1 };
  const parts = await Promise.all([
    ...(asked.filter === 'STAFF' ? [] : moneyOf(ctx, user.id, page)),
    asked.filter === 'STAFF'
      ? []
      : requestsOf(ctx, user.id, { ...page, money: asked.filter === 'MONEY' }),
    ...(asked.filter === 'ALL' ? restOf(ctx, user, page) : []),
    asked.filter !== 'MONEY' && asked.withStaff
      ? staffLooksBefore(ctx, user.id, page).then((found) => found.map(ofStaff))
      : [],
  ]);
  return cut(parts.flat(), asked);
}

const moneyOf = ({ db }: Context, userId: string, page: Before): Promise<UserEvent[]>[] => [
  contractDaysBefore(db, userId, page).then((found) => found.map(ofContracts)),
  conversionsBefore(db, userId, page).then((found) => found.map(ofConversion)),
  creditsBefore(db, userId, page).then((found) => found.map(ofCredit)),
  holdingStepsBefore(db, userId, page).then((found) => found.map(ofHolding)),
];

const requestsOf = async (
  { db }: Context,
  userId: string,
  page: Before & { readonly money: boolean },
): Promise<UserEvent[]> => (await requestsBefore(db, userId, page)).map(ofRequest);

const restOf = (
  ctx: Context,
  { id, createdAt }: Pick<User, 'id' | 'createdAt'>,
  page: Before,
): Promise<UserEvent[]>[] => [
  limitStepsBefore(ctx.db, id, page).then((found) => found.map(ofLimit)),
  securityEventsBefore(ctx.db, id, page).then((found) => found.map(ofSecurity)),
  targetStepsBefore(ctx, id, page).then((found) => found.map(ofTarget)),
  Promise.resolve(
    page.before === null || createdAt < page.before
      ? [{ id: 'registered', at: createdAt, kind: 'REGISTERED' as const }]
      : [],
  ),
];

/** The newest of all parts. What happened in the same millisecond as the last is shown with it. */
function cut(found: readonly UserEvent[], { first }: TimelineAsked): Timeline {
  const sorted = found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const last = sorted[first - 1];
  if (last === undefined || sorted.length === first) return { items: sorted, before: null };
  const items = sorted.filter(({ at }) => at >= last.at);
  return { items, before: items.length < sorted.length ? last.at : null };
}
