import { Ctx, Query, Resolver } from 'type-graphql';
import { money } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { ordersSetAside } from '../../trading';
import { dashboard, rechargesByDay } from '../dashboard';
import { DashboardType } from './dashboard.types';

const usd = (minor: string) => toMoneyType(money('USD', BigInt(minor)));

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
        inReview: row.in_review,
        secondApproval: row.second_approval,
        oldestAt: row.oldest_at,
        doneToday: row.done_today,
        targetHours: row.target_hours,
        onTimeBp: row.on_time_bp,
      },
      rechargesByDay: days.map(({ day, amount, count }) => ({ day, count, amount: usd(amount) })),
      usersTotal: row.users_total,
      signUpsToday: row.sign_ups_today,
      openOrders: row.open_orders,
      exposure: usd(row.exposure),
      wonBp: row.won_bp,
      settledCount: row.settled_count,
      settleDelayMs: row.settle_delay_ms,
      feedLagMs: row.feed_lag_ms,
      ordersSetAside: setAside,
      serverTime: row.server_time,
    };
  }
}
