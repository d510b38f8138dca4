import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { readMoney } from '../../../platform/text/read-money';
import { readQueuePage, type QueueSort } from '../../reviews';
import type { QueueFilter } from '../queue/queue-filter';
import { withdrawalQueue, withdrawalTotals } from '../queue/withdrawal-queue';
import {
  AdminWithdrawalFilterInput,
  AdminWithdrawalList,
  WithdrawalSortEnum,
  WithdrawalTotalsType,
} from './withdrawal-admin.types';

/** @throws AMOUNT_INVALID */
export function readFilter(filter: AdminWithdrawalFilterInput | null): QueueFilter {
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
class WithdrawalsArgs {
  @Field(() => AdminWithdrawalFilterInput, { nullable: true })
  filter!: AdminWithdrawalFilterInput | null;

  @Field(() => WithdrawalSortEnum, { nullable: true })
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
export class WithdrawalQueueResolver {
  @May('withdrawal.read')
  @Query(() => AdminWithdrawalList, {
    description: 'Waiting: oldest first. Done: newest first. Unless an order is asked for.',
  })
  async withdrawals(@Ctx() ctx: Context, @Args(() => WithdrawalsArgs) asked: WithdrawalsArgs) {
    const filter = readFilter(asked.filter);
    const page = readQueuePage(asked, filter);
    const rows = await withdrawalQueue(ctx, filter, page);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map(({ withdrawal }) => withdrawal),
      info: { endCursor: shown.at(-1)?.place ?? null, hasNext: rows.length > shown.length },
    };
  }

  @May('withdrawal.read')
  @Query(() => WithdrawalTotalsType, { description: 'What the list under a filter comes to.' })
  async withdrawalTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminWithdrawalFilterInput, { nullable: true })
    filter: AdminWithdrawalFilterInput | null,
  ) {
    const { amount, ...totals } = await withdrawalTotals(ctx, readFilter(filter));
    return { ...totals, amount: toMoneyType(amount) };
  }
}
