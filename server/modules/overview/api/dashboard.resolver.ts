import { Ctx, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { ordersSetAside } from '../../trading';
import { dashboard, rechargesByDay } from '../dashboard';
import { DashboardType } from './dashboard.types';

@Resolver()
export class DashboardResolver {
  @May('dashboard.read')
  @Query(() => DashboardType, { description: 'Queues, money in, exposure and fairness.' })
  async dashboard(@Ctx() ctx: Context): Promise<DashboardType> {
    const [row, days, setAside] = await Promise.all([
      dashboard(ctx),
      rechargesByDay(ctx),
      ordersSetAside(ctx),
    ]);
    return {
      recharges: {
        waiting: row.waiting,
        inReview: row.inReview,
        secondApproval: row.secondApproval,
        oldestAt: row.oldestAt,
        doneToday: row.doneToday,
        targetHours: row.targetHours,
        onTimeBp: row.onTimeBp,
      },
      rechargesByDay: days.map(({ day, amount, count }) => ({
        day,
        count,
        amount: toMoneyType(usd(amount)),
      })),
      usersTotal: row.usersTotal,
      signUpsToday: row.signUpsToday,
      openOrders: row.openOrders,
      exposure: toMoneyType(usd(row.exposure)),
      wonBp: row.wonBp,
      settledCount: row.settledCount,
      settleDelayMs: row.settleDelayMs,
      feedLagMs: row.feedLagMs,
      ordersSetAside: setAside,
      serverTime: row.serverTime,
    };
  }
}
