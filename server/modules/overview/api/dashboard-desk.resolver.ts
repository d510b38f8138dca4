import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import { requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { feedHealth, feedStates } from '../../market';
import { creditedByDay } from '../../recharges';
import { heldByStaff, pressingReviews, shiftFigures } from '../../reviews';
import { onShift } from '../../staff';
import { paidByDay } from '../../withdrawals';
import { DashboardType } from './dashboard.types';
import {
  FeedLagType,
  MoneyDayType,
  OnShiftType,
  PressingRequestsType,
} from './dashboard-desk.types';
import { showStanding, type StandingContext } from './show-standing';

const SHOWN = 5;

/** What of the first page changes by the hour: who works, what presses, and how old prices are. */
@Resolver(() => DashboardType)
export class DashboardDeskResolver {
  @May('dashboard.read')
  @Query(() => [MoneyDayType], {
    description: 'What came in and went out over the last platform days, 1 to 90, oldest first.',
  })
  async moneyDays(
    @Ctx() ctx: Context,
    @Arg('days', () => Int) days: number,
  ): Promise<MoneyDayType[]> {
    if (days < 1 || days > limits.moneyDaysMax) refuse('PARAM_INVALID', { field: 'days' }, 'days');
    const [credited, paid] = await Promise.all([creditedByDay(ctx, days), paidByDay(ctx, days)]);
    const outOf = new Map(paid.map((day) => [day.day, day]));
    return credited.map(({ day, amount, count }) => {
      const out = outOf.get(day);
      if (!out) throw new Error(`${day} has no money out`);
      const paidOut = toMoneyType(out.amount);
      return { day, paidIn: toMoneyType(amount), inCount: count, paidOut, outCount: out.count };
    });
  }

  @FieldResolver(() => PressingRequestsType)
  async pressing(@Ctx() ctx: StandingContext): Promise<PressingRequestsType> {
    const { items, total } = await pressingReviews(ctx, SHOWN);
    return { items: await Promise.all(items.map((one) => showStanding(ctx, one))), total };
  }

  @FieldResolver(() => OnShiftType)
  async onShift(@Ctx() ctx: StandingContext): Promise<OnShiftType> {
    const { staffId, role } = requireStaff(ctx);
    const everybody = ctx.permissions['report.read']?.includes(role) === true;
    const [{ people, staffCount }, held, { people: decided }] = await Promise.all([
      onShift(ctx.db),
      heldByStaff(ctx.db),
      shiftFigures(ctx, null, everybody ? null : staffId),
    ]);
    const doneBy = new Map(decided.map((one) => [one.staffId, one.decided]));
    const inHand = new Map(held.map((one) => [one.staffId, one]));
    return {
      staffCount,
      people: people.map((one) => {
        const hand = inHand.get(one.staffId);
        const readable = everybody || one.staffId === staffId;
        return {
          staff: { id: one.staffId, name: one.name },
          role: one.role,
          held: hand ? { kind: hand.kind, id: hand.subjectId } : null,
          decided: readable ? (doneBy.get(one.staffId) ?? 0) : null,
        };
      }),
    };
  }

  @FieldResolver(() => [FeedLagType], { description: 'Of feeds that quote an open instrument.' })
  async feeds(@Ctx() ctx: Context): Promise<FeedLagType[]> {
    const found = await feedStates(ctx);
    return found.flatMap(({ feed, lagMs }) => (lagMs === null ? [] : [{ feed, lagMs }]));
  }

  @FieldResolver(() => [String], {
    description: 'Symbols of open instruments whose newest quote is older than their own bound.',
  })
  async stale(@Ctx() ctx: Context): Promise<string[]> {
    return [...(await feedHealth(ctx)).stale];
  }
}
