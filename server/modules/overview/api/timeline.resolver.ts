import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import { usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { DateTime, toMoneyType } from '../../../graphql/scalars';
import { requireStaff } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { protectionOf, userById, type User } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { targetStepsBefore } from '../../payment-methods';
import { openRequests } from '../../reviews';
import { ownLimits, tradingBreak } from '../../safeguards';
import { verificationOf, verificationState } from '../../verifications';
import { userTimeline, type TimelineFilter } from '../timeline/user-timeline';
import { showStanding, type StandingContext } from './show-standing';
import { StandingRequestType } from './standing.types';
import { showEvent } from './show-timeline';
import { TimelineFilterEnum, UserSafetyType, UserTimelineType } from './timeline.types';

const OPEN_SHOWN = 10;

/** What staff see of one customer at a glance. */
@Resolver(() => AdminUserType)
export class TimelineResolver {
  @May('user.read')
  @Query(() => UserTimelineType, {
    description: 'Everything that happened to one customer, newest first, from an instant back.',
  })
  async userTimeline(
    @Ctx() ctx: StandingContext,
    @Arg('userId', () => ID) asked: string,
    @Arg('filter', () => TimelineFilterEnum) filter: TimelineFilter,
    @Arg('before', () => DateTime, { nullable: true }) before: Date | null | undefined,
    @Arg('first', () => Int, { nullable: true }) first: number | null | undefined,
  ): Promise<UserTimelineType> {
    const id = readId(asked);
    const user = id === null ? null : await userById(ctx, id);
    if (!user) return refuse('USER_NOT_FOUND', {}, 'userId');
    const { role } = requireStaff(ctx);
    const withStaff = ctx.permissions['audit.read']?.includes(role) === true;
    const size = Math.min(Math.max(first ?? limits.pageSizeDefault, 1), limits.pageSizeMax);
    const found = await userTimeline(ctx, user, {
      ...{ filter, withStaff, first: size },
      before: before ?? null,
    });
    return {
      items: await Promise.all(found.items.map((event) => showEvent(ctx, event))),
      before: found.before,
    };
  }

  @FieldResolver(() => [StandingRequestType], {
    description: 'What of the customer is still before staff, newest first: ten at most.',
  })
  async openRequests(
    @Ctx() ctx: StandingContext,
    @Root() { id }: User,
  ): Promise<StandingRequestType[]> {
    const found = await openRequests(ctx.db, id, OPEN_SHOWN);
    return Promise.all(found.map((one) => showStanding(ctx, one)));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the real name is proven.' })
  async verified(@Ctx() ctx: StandingContext, @Root() { id }: User): Promise<boolean> {
    return verificationState(await verificationOf(ctx, id)) === 'VERIFIED';
  }

  @FieldResolver(() => UserSafetyType)
  async safety(@Ctx() ctx: StandingContext, @Root() { id }: User): Promise<UserSafetyType> {
    const [protection, own, pause, [target]] = await Promise.all([
      protectionOf(ctx.db, id),
      ownLimits(ctx.db, id),
      tradingBreak(ctx.db, id),
      targetStepsBefore(ctx, id, { before: null, first: 1 }),
    ]);
    const max = (kind: (typeof own)[number]['kind']) =>
      own.find((limit) => limit.kind === kind)?.max ?? null;
    const amount = (minor: bigint | null) => (minor === null ? null : toMoneyType(usd(minor)));
    const minutes = max('DAILY_MINUTES');
    return {
      ...protection,
      dailyLoss: amount(max('DAILY_LOSS')),
      dailyRecharge: amount(max('DAILY_RECHARGE')),
      dailyMinutes: minutes === null ? null : Number.parseInt(String(minutes), 10),
      onBreak: pause !== null,
      breakUntil: pause?.until ?? null,
      targetChangedAt: target?.at ?? null,
    };
  }
}
