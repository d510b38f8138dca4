import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MovementKind } from '../../../../schema/states';
import { toConnection } from '../../../graphql/connection';
import type { ApiContext } from '../../../graphql/api-context';
import { requireUser } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { User } from '../../accounts';
import { UserType } from '../../accounts/api/user.types';
import {
  BalancesType,
  fromKindName,
  showBalances,
  showLine,
  StatementConnection,
  StatementFilterInput,
} from './ledger.types';
import { referencesOf } from '../references';
import { statement } from '../statement';

@Resolver(() => UserType)
export class LedgerResolver {
  @FieldResolver(() => BalancesType)
  balances(@Ctx() ctx: ApiContext, @Root() { id }: User): Promise<BalancesType> {
    return showBalances(ctx, id);
  }

  @Query(() => StatementConnection, { description: 'Every entry that touched the user.' })
  async statement(
    @Ctx() ctx: ApiContext,
    @Arg('filter', () => StatementFilterInput, { nullable: true })
    filter: StatementFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const kind = filter?.kind ? (fromKindName(filter.kind) as MovementKind) : null;
    const lines = await statement(ctx, userId, { ...filter, kind, ...page });
    const references = await referencesOf(ctx, lines);
    return toConnection(
      lines.map((line) => showLine(line, references)),
      page,
      ({ id }) => id,
    );
  }
}
