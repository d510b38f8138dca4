import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { MoneyType, toMoneyType } from '../../../graphql/scalars';
import { readPage } from '../../../platform/page';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import type { Following } from '../follow.entities';
import type { FollowLoaders } from '../follow.loaders';
import { followingsOfAll } from '../followings';
import {
  AdminFollowingFilterInput,
  AdminFollowingList,
  AdminFollowingType,
} from './follow-admin.types';
import { showFollowing } from './show-following';

type FollowAdminContext = ApiContext<AccountsLoaders & FollowLoaders>;

@Resolver(() => AdminFollowingType)
export class FollowAdminResolver {
  @May('follow.read')
  @Query(() => AdminFollowingList, { description: 'Who follows whom, newest first.' })
  async followings(
    @Ctx() ctx: FollowAdminContext,
    @Arg('filter', () => AdminFollowingFilterInput, { nullable: true })
    filter: AdminFollowingFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await followingsOfAll(ctx, { ...filter, ...page });
    return toList(found.map(showFollowing), page, ({ id }) => id);
  }

  @FieldResolver(() => AdminUserType)
  leader(@Ctx() { loaders }: FollowAdminContext, @Root() { leaderId }: Following) {
    return loaders.users.load(leaderId);
  }

  @FieldResolver(() => AdminUserType)
  follower(@Ctx() { loaders }: FollowAdminContext, @Root() { userId }: Following) {
    return loaders.users.load(userId);
  }

  @FieldResolver(() => MoneyType, {
    description:
      'Of the cap today, stakes and fees: copies that opened today or were open when it began.',
  })
  async usedToday(@Ctx() { loaders }: FollowAdminContext, @Root() { id }: Following) {
    return toMoneyType(await loaders.copiedToday.load(id));
  }
}
