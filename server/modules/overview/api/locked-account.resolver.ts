import { Ctx, Query, Resolver } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import type { ApiContext } from '../../../graphql/api-context';
import { refuse } from '../../../platform/domain-error';
import { showBalances } from '../../ledger/api/ledger.types';
import { LockedAccountType } from './locked-account.types';
import { showOrders } from '../../trading/api/order-fields.types';
import { orders } from '../../trading/orders';

@Resolver()
export class LockedAccountResolver {
  @Query(() => LockedAccountType, {
    description: 'The page of a locked user; needs the pass of lockedPassOpen.',
  })
  async lockedAccount(@Ctx() ctx: ApiContext) {
    const { actor } = ctx;
    if (!actor?.pass) refuse('LOGIN_REQUIRED', {});
    const user = await ctx.loaders.users.load(actor.userId);
    if (!user?.lockedAt || user.lockReason === null) refuse('LOGIN_REQUIRED', {});
    const page = { first: limits.pageSizeMax, after: null };
    return {
      reason: user.lockReason,
      lockedAt: user.lockedAt,
      balances: await showBalances(ctx, user.id),
      openOrders: await showOrders(ctx, await orders(ctx, user.id, { state: 'OPEN', ...page })),
    };
  }
}
