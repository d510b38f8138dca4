import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { referencesOf } from '../references';
import { statement } from '../statement';
import { showLine } from './show-line';
import { AdminStatementList } from './statement-admin.types';

@Resolver()
export class StatementAdminResolver {
  @May('user.read')
  @Query(() => AdminStatementList, { description: 'A customer’s statement, newest first.' })
  async userStatement(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
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
