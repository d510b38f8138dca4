import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { readMoney } from '../../../platform/text/read-money';
import type { QueueFilter } from '../queue/queue-filter';
import { queueTotals } from '../queue/queue-totals';
import { readQueuePage, type QueueSort } from '../../reviews';
import { rechargeQueue } from '../queue/recharge-queue';
import { AdminRechargeList } from './recharge-admin.types';
import {
  AdminRechargeFilterInput,
  RechargeSortEnum,
  RechargeTotalsType,
} from './recharge-queue.types';

/** @throws AMOUNT_INVALID */
export function readFilter(filter: AdminRechargeFilterInput | null): QueueFilter {
  const { amountMin, amountMax, ...same } = filter ?? {};
  const minor = (text: string | null | undefined, field: string) =>
    text ? readMoney('USD', text, field).minor : null;
  return {
    ...same,
    amountMin: minor(amountMin, 'amountMin'),
    amountMax: minor(amountMax, 'amountMax'),
  };
}

@ArgsType()
class RechargesArgs {
  @Field(() => AdminRechargeFilterInput, { nullable: true })
  filter!: AdminRechargeFilterInput | null;

  @Field(() => RechargeSortEnum, { nullable: true })
  sort!: QueueSort | null;

  @Field(() => Boolean, { nullable: true })
  descending!: boolean | null;

  @Field(() => Int, { nullable: true })
  first!: number | null;

  @Field(() => String, { nullable: true })
  after!: string | null;

  @Field(() => Int, { nullable: true, description: 'From 1; counts only without `after`.' })
  page!: number | null;
}

@Resolver()
export class RechargeQueueResolver {
  @May('recharge.read')
  @Query(() => AdminRechargeList, {
    description: 'Waiting: oldest first. Done: newest first. Unless an order is asked for.',
  })
  async recharges(@Ctx() ctx: Context, @Args(() => RechargesArgs) asked: RechargesArgs) {
    const filter = readFilter(asked.filter);
    const page = readQueuePage(asked, filter);
    const rows = await rechargeQueue(ctx, filter, page);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map(({ recharge }) => recharge),
      info: { endCursor: shown.at(-1)?.place ?? null, hasNext: rows.length > shown.length },
    };
  }

  @May('recharge.read')
  @Query(() => RechargeTotalsType, { description: 'What the list under a filter comes to.' })
  async rechargeTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRechargeFilterInput, { nullable: true })
    filter: AdminRechargeFilterInput | null,
  ) {
    const { amount, ...totals } = await queueTotals(ctx, readFilter(filter));
    return { ...totals, amount: toMoneyType(amount) };
  }
}
