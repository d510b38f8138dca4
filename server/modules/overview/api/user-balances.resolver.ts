import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { User } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { UserType } from '../../accounts/api/user.types';
import { creditedUnder, type LedgerLoaders } from '../../ledger';
import { convertedNet } from '../../conversions';
import { creditedRecharges } from '../../recharges';
import type { TradingLoaders } from '../../trading';
import { paidOutTotal } from '../../withdrawals';
import type { YieldLoaders } from '../../yield';
import { AdminBalancesType, BalancesType } from './balances.types';
import { worthOf } from '../wallet';
import { showBalances } from './show-balances';

type OverviewContext = ApiContext<LedgerLoaders & TradingLoaders & YieldLoaders>;

@Resolver(() => UserType)
export class UserBalancesResolver {
  @FieldResolver(() => BalancesType)
  balances(@Ctx() ctx: OverviewContext, @Root() { id }: User): Promise<BalancesType> {
    return showBalances(ctx, id);
  }
}

@Resolver(() => AdminUserType)
export class AdminUserBalancesResolver {
  @FieldResolver(() => AdminBalancesType)
  async balances(@Ctx() ctx: OverviewContext, @Root() { id }: User): Promise<AdminBalancesType> {
    const [balances, results, interest, keys] = await Promise.all([
      ctx.loaders.balances.load(id),
      ctx.loaders.results.load(id),
      ctx.loaders.yieldFigures.load(id),
      creditedRecharges(ctx, id),
    ]);
    const { available, frozen, held } = balances;
    const [total, withdrawn, converted] = await Promise.all([
      worthOf(ctx, balances),
      paidOutTotal(ctx, id),
      convertedNet(ctx, id),
    ]);
    const cash = available.minor + frozen.minor + held.minor;
    return {
      total: toMoneyType(total),
      available: toMoneyType(available),
      frozen: toMoneyType(frozen),
      held: toMoneyType(held),
      rechargedTotal: toMoneyType(await creditedUnder(ctx, id, keys)),
      contractsNet: toMoneyType(results.total),
      interestPaid: toMoneyType(usd(interest.paid)),
      withdrawnTotal: toMoneyType(withdrawn),
      convertedNet: toMoneyType(converted),
      coinsValue: toMoneyType(usd(total.minor - cash)),
    };
  }

  @FieldResolver(() => Int)
  async openOrderCount(@Ctx() ctx: OverviewContext, @Root() { id }: User): Promise<number> {
    return (await ctx.loaders.results.load(id)).openCount;
  }
}
