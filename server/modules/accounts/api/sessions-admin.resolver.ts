import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { sessionsOfUser } from '../devices/sessions-of-user';
import { AdminSessionList } from './sessions-admin.types';

@Resolver()
export class SessionsAdminResolver {
  @May('user.read')
  @Query(() => AdminSessionList, { description: 'Where a customer signed in, newest first.' })
  async userSessions(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) asked: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const userId = readId(asked);
    const found = userId === null ? [] : await sessionsOfUser(ctx, userId, page);
    return toList(found, page, ({ id }) => id);
  }
}
