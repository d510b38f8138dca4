import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { MovementKind } from '../../../../schema/states';
import { toConnection } from '../../../graphql/connection';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { fromKindName } from './kind-names';
import { StatementConnection, StatementFilterInput } from './ledger.types';
import { showLine } from './show-line';
import { referencesOf } from '../references';
import { statement } from '../statement';

@Resolver()
export class LedgerResolver {
  @Query(() => StatementConnection, { description: 'Every entry that touched the user.' })
  async statement(
    @Ctx() ctx: Context,
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
