import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { toKindName } from '../../ledger/api/kind-names';
import { holdingEntries } from '../holding-entries';
import { ProjectEntryConnection } from './holding.types';

@Resolver()
export class EntryResolver {
  @Query(() => ProjectEntryConnection, {
    description: 'One’s own money into a holding and out of it, newest first; without one, of all.',
  })
  async projectEntries(
    @Ctx() ctx: Context,
    @Arg('holdingId', () => ID, { nullable: true }) holdingId: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await holdingEntries(ctx, { ...page, holdingId: idOrNone(holdingId) });
    const entries = found.map(({ kind, amount, ...same }) => ({
      ...same,
      kind: toKindName(kind),
      amount: toMoneyType(usd(amount)),
    }));
    return toConnection(entries, page, ({ id }) => id);
  }
}
