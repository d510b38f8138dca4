import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { helpQueues } from '../../../../schema/help';
import { usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { userCounts } from '../../accounts';
import { endingHolidays, feedLagMs } from '../../market';
import { watchAlarm, type WatchAlarm } from '../../proof';
import { creditedByDay } from '../../recharges';
import { queueFigures } from '../../reviews';
import { settings } from '../../settings';
import { ordersSetAside, tradingFigures } from '../../trading';
import { holdingsSetAside, projectFigures } from '../../yield';
import { DashboardType, WatchAlarmType } from './dashboard.types';

@Resolver(() => DashboardType)
export class DashboardResolver {
  @May('dashboard.read')
  @Query(() => DashboardType, { description: 'Queues, money in, exposure and fairness.' })
  async dashboard(@Ctx() ctx: Context): Promise<DashboardType> {
    const [
      queue,
      payouts,
      identity,
      help,
      days,
      users,
      trading,
      feedLag,
      orders,
      holdings,
      policy,
      projects,
      holidays,
    ] = await Promise.all([
      queueFigures(ctx, 'RECHARGE'),
      queueFigures(ctx, 'WITHDRAWAL'),
      queueFigures(ctx, 'VERIFICATION'),
      Promise.all(helpQueues.map((kind) => queueFigures(ctx, kind))),
      creditedByDay(ctx),
      userCounts(ctx),
      tradingFigures(ctx),
      feedLagMs(ctx),
      ordersSetAside(ctx),
      holdingsSetAside(ctx),
      settings(ctx),
      projectFigures(ctx),
      endingHolidays(ctx),
    ]);
    const [passwords, appeals, changes] = help;
    if (!passwords || !appeals || !changes) throw new Error('a queue has no figures');
    const targetHours = policy.reviewHours;
    return {
      ...trading,
      recharges: { ...queue, targetHours: policy.reviewHours },
      withdrawals: { ...payouts, targetHours: policy.reviewHours },
      verifications: { ...identity, targetHours },
      passwordRequests: { ...passwords, targetHours },
      appeals: { ...appeals, targetHours },
      infoChanges: { ...changes, targetHours },
      rechargesByDay: days.map((day) => ({ ...day, amount: toMoneyType(day.amount) })),
      usersTotal: users.total,
      signUpsToday: users.today,
      exposure: toMoneyType(trading.exposure),
      feedLagMs: feedLag,
      ordersSetAside: orders,
      holdingsSetAside: holdings,
      holidaysEnding: holidays,
      projects: {
        promised: toMoneyType(usd(projects.promised)),
        funded: toMoneyType(usd(projects.funded)),
        invested: toMoneyType(usd(projects.invested)),
        payments: toMoneyType(usd(projects.payments)),
        topUps: toMoneyType(usd(projects.topups)),
        topUpCount: projects.topupCount,
      },
      serverTime: await ctx.now(),
    };
  }

  @FieldResolver(() => WatchAlarmType)
  proof(@Ctx() ctx: Context): Promise<WatchAlarm> {
    return watchAlarm(ctx);
  }
}
