import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { User } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { UserType } from '../../accounts/api/user.types';
import { creditedUnder, type LedgerLoaders } from '../../ledger';
import { creditedRecharges } from '../../recharges';
import type { TradingLoaders } from '../../trading';
import { AdminBalancesType, BalancesType } from './balances.types';
import { showBalances } from './show-balances';

type OverviewContext = ApiContext<LedgerLoaders & TradingLoaders>;

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
    const [balances, results, keys] = await Promise.all([
      ctx.loaders.balances.load(id),
      ctx.loaders.results.load(id),
      creditedRecharges(ctx, id),
    ]);
    const { total, available, frozen, held } = balances;
    return {
      total: toMoneyType(total),
      available: toMoneyType(available),
      frozen: toMoneyType(frozen),
      held: toMoneyType(held),
      rechargedTotal: toMoneyType(await creditedUnder(ctx, id, keys)),
      contractsNet: toMoneyType(results.total),
    };
  }

  @FieldResolver(() => Int)
  async openOrderCount(@Ctx() ctx: OverviewContext, @Root() { id }: User): Promise<number> {
    return (await ctx.loaders.results.load(id)).openCount;
  }
}
