import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { money } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toList } from '../../../graphql/page';
import { toMoneyType } from '../../../graphql/scalars';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/read-money';
import type { User } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { requirePermission } from '../../staff';
import { AdminBalancesType, AdminStatementList } from './ledger-admin.types';
import { showLine } from './ledger.types';
import { referencesOf } from '../references';
import { statement } from '../statement';

@Resolver(() => AdminUserType)
export class LedgerAdminResolver {
  @FieldResolver(() => AdminBalancesType)
  async balances(@Ctx() ctx: ApiContext, @Root() { id }: User): Promise<AdminBalancesType> {
    const [balances, results] = await Promise.all([
      ctx.loaders.balances.load(id),
      ctx.loaders.results.load(id),
    ]);
    const { total, available, frozen, held } = balances;
    // What came from outside is what is there less what trading made of it.
    const recharged = money('USD', total.minor - results.total.minor);
    return {
      total: toMoneyType(total),
      available: toMoneyType(available),
      frozen: toMoneyType(frozen),
      held: toMoneyType(held),
      rechargedTotal: toMoneyType(recharged),
      contractsNet: toMoneyType(results.total),
    };
  }

  @FieldResolver(() => Int)
  async openOrderCount(@Ctx() ctx: ApiContext, @Root() { id }: User): Promise<number> {
    return (await ctx.loaders.results.load(id)).openCount;
  }

  @Query(() => AdminStatementList, { description: 'A customer’s statement, newest first.' })
  async userStatement(
    @Ctx() ctx: ApiContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    requirePermission(ctx, 'user.read');
    const page = readPage(first, after);
    const id = readId(userId) ?? refuse('USER_NOT_FOUND', {}, 'userId');
    const lines = await statement(ctx, id, page);
    const references = await referencesOf(ctx, lines);
    return toList(
      lines.map((line) => showLine(line, references)),
      page,
      (line) => line.id,
    );
  }
}
