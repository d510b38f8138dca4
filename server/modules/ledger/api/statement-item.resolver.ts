import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { money } from '../../../../schema/money';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { referencesOf } from '../references';
import { linesOfItem, statementItems, type StatementItem } from '../statement-items';
import { toKindName } from './kind-names';
import { StatementConnection } from './ledger.types';
import { showLine } from './show-line';
import { StatementDaysInput, StatementItemConnection } from './statement-item.types';

const showItem = (item: StatementItem, references: ReadonlyMap<string, string>) => ({
  ...item,
  kind: toKindName(item.kind),
  changes: item.changes.map(({ asset, amount }) => toMoneyType(money(asset, BigInt(amount)))),
  reference: references.get(item.key) ?? null,
});

@Resolver()
export class StatementItemResolver {
  @Query(() => StatementItemConnection, {
    description: 'The statement with one item for each object, at its newest movement.',
  })
  async statementItems(
    @Ctx() ctx: Context,
    @Arg('days', () => StatementDaysInput, { nullable: true }) days: StatementDaysInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const items = await statementItems(ctx, userId, { ...days, ...page });
    const references = await referencesOf(ctx, items);
    return toConnection(
      items.map((item) => showItem(item, references)),
      page,
      ({ id }) => id,
    );
  }

  @Query(() => StatementConnection, {
    description: 'The lines of an item, of the own purses, newest first.',
  })
  async statementItemLines(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const known = readId(id);
    const lines = known === null ? [] : await linesOfItem(ctx, userId, { ...page, id: known });
    const references = await referencesOf(ctx, lines);
    return toConnection(
      lines.map((line) => showLine(line, references)),
      page,
      ({ id: line }) => line,
    );
  }
}
