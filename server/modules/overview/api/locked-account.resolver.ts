import { Ctx, Query, Resolver } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import type { ApiContext } from '../../../graphql/api-context';
import { refuse } from '../../../platform/domain-error';
import type { AccountsLoaders } from '../../accounts';
import type { LedgerLoaders } from '../../ledger';
import type { MarketLoaders } from '../../market';
import { orders, type TradingLoaders } from '../../trading';
import { showOrders } from '../../trading/api/show-order';
import type { YieldLoaders } from '../../yield';
import { LockedAccountType } from './locked-account.types';
import { showBalances } from './show-balances';

type LockedContext = ApiContext<
  AccountsLoaders & LedgerLoaders & MarketLoaders & TradingLoaders & YieldLoaders
>;

@Resolver()
export class LockedAccountResolver {
  @Query(() => LockedAccountType, {
    description: 'The page of a locked user; needs the pass of lockedPassOpen.',
  })
  async lockedAccount(@Ctx() ctx: LockedContext) {
    const { actor } = ctx;
    if (!actor?.pass) refuse('LOGIN_REQUIRED', {});
    const user = await ctx.loaders.users.load(actor.userId);
    if (!user?.lockedAt || user.lockReason === null) refuse('LOGIN_REQUIRED', {});
    const page = { first: limits.pageSizeMax, after: null };
    return {
      reason: user.lockReason,
      lockedAt: user.lockedAt,
      freezeEndsAt:
        user.frozenAt && new Date(user.frozenAt.getTime() + limits.freezeHours * 3_600_000),
      byStaff: user.frozenAt === null || user.lockReason !== user.frozenWords,
      balances: await showBalances(ctx, user.id),
      openOrders: await showOrders(ctx, await orders(ctx, user.id, { state: 'OPEN', ...page })),
    };
  }
}
