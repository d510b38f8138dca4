import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { userCounts } from '../../accounts';
import { endingHolidays } from '../../market';
import { watchAlarm, type WatchAlarm } from '../../proof';
import { queueFigures } from '../../reviews';
import { settings } from '../../settings';
import { oldestConversation } from '../../support';
import { ordersSetAside, tradingFigures } from '../../trading';
import { holdingsSetAside, projectFigures } from '../../yield';
import { DashboardType, WatchAlarmType } from './dashboard.types';

const HOUR_MS = 3_600_000;

/** How each queue stands, against the time that was promised. */
async function allQueues(ctx: Context) {
  const { reviewHours } = await settings(ctx);
  const of = async (kind: Parameters<typeof queueFigures>[1]) => {
    const figures = await queueFigures(ctx, kind);
    const { oldestAt } = figures;
    const dueAt = oldestAt && new Date(oldestAt.getTime() + reviewHours * HOUR_MS);
    return { ...figures, dueAt };
  };
  const [recharges, withdrawals, verifications] = await Promise.all([
    of('RECHARGE'),
    of('WITHDRAWAL'),
    of('VERIFICATION'),
  ]);
  const [passwordRequests, appeals, infoChanges, disputes] = await Promise.all([
    of('PASSWORD_REQUEST'),
    of('APPEAL'),
    of('INFO_CHANGE'),
    of('DISPUTE'),
  ]);
  const [rewardClaims, talks, oldest] = await Promise.all([
    of('REWARD_CLAIM'),
    of('CONVERSATION'),
    oldestConversation(ctx),
  ]);
  const conversations = { ...talks, ...(oldest ?? { oldestAt: null, dueAt: null }) };
  return {
    ...{ recharges, withdrawals, verifications },
    ...{ passwordRequests, appeals, infoChanges, disputes, rewardClaims, conversations },
  };
}

@Resolver(() => DashboardType)
export class DashboardResolver {
  @May('dashboard.read')
  @Query(() => DashboardType, { description: 'Queues, exposure and fairness.' })
  async dashboard(@Ctx() ctx: Context): Promise<DashboardType> {
    const [queues, users, trading, orders, holdings, projects, holidays] = await Promise.all([
      allQueues(ctx),
      userCounts(ctx),
      tradingFigures(ctx),
      ordersSetAside(ctx),
      holdingsSetAside(ctx),
      projectFigures(ctx),
      endingHolidays(ctx),
    ]);
    return {
      ...trading,
      ...queues,
      usersTotal: users.total,
      signUpsToday: users.today,
      exposure: toMoneyType(trading.exposure),
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
