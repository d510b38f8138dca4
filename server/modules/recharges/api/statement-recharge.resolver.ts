import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { requireUser } from '../../../platform/context';
import { StatementItemType } from '../../ledger/api/statement-item.types';
import type { RechargesLoaders } from '../recharges.loaders';
import { RechargeType } from './recharge.types';

@Resolver(() => StatementItemType)
export class StatementRechargeResolver {
  @FieldResolver(() => RechargeType, { nullable: true, description: 'The recharge behind it.' })
  async recharge(@Ctx() ctx: ApiContext<RechargesLoaders>, @Root() { key }: StatementItemType) {
    const { userId } = requireUser(ctx);
    const [, id] = /^(?:recharge|credit)\.[a-z]+:([0-9]+)$/.exec(key) ?? [];
    const recharge = id === undefined ? null : await ctx.loaders.rechargeRecords.load(id);
    return recharge?.userId === userId ? recharge : null;
  }
}
