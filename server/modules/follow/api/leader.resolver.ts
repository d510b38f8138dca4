import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import { masked } from '../../../platform/text/masked';
import type { AccountsLoaders } from '../../accounts';
import type { TradingLoaders } from '../../trading';
import type { Leader } from '../follow.entities';
import type { FollowLoaders } from '../follow.loaders';
import { FollowingType, LeaderType, TradingRecordType } from './follow.types';
import { showFollowing } from './show-following';

type LeaderContext = ApiContext<AccountsLoaders & FollowLoaders & TradingLoaders>;

/** What anybody signed in sees of a leader. Followers have no names here, the leader is masked, and no address is told. */
@Resolver(() => LeaderType)
export class LeaderResolver {
  @FieldResolver(() => String, {
    description:
      'The user name, masked, and the leader’s number, by which they are found: `mar***ine #17`.',
  })
  async name(@Ctx() { loaders }: LeaderContext, @Root() { id, userId }: Leader): Promise<string> {
    const userName = (await loaders.users.load(userId))?.userName;
    return userName == null ? `#${id}` : `${masked(userName)} #${id}`;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether orders of theirs are copied: never while their account is stopped.',
  })
  async publishes(
    @Ctx() { loaders }: LeaderContext,
    @Root() { userId, publishes }: Leader,
  ): Promise<boolean> {
    return publishes && (await loaders.users.load(userId))?.lockedAt == null;
  }

  @FieldResolver(() => Int, { description: 'How many follow.' })
  followers(@Ctx() { loaders }: LeaderContext, @Root() { userId }: Leader): Promise<number> {
    return loaders.followerCounts.load(userId);
  }

  @FieldResolver(() => Boolean, { description: 'Oneself.' })
  mine(@Ctx() { actor }: LeaderContext, @Root() { userId }: Leader): boolean {
    return actor?.userId === userId;
  }

  @FieldResolver(() => FollowingType, { nullable: true, description: 'One’s own.' })
  async following(@Ctx() { loaders }: LeaderContext, @Root() { userId }: Leader) {
    const found = await loaders.ownFollowings.load(userId);
    return found && showFollowing(found);
  }

  @FieldResolver(() => TradingRecordType)
  async record(
    @Ctx() { loaders }: LeaderContext,
    @Root() { userId }: Leader,
  ): Promise<TradingRecordType> {
    const found = await loaders.orderRecords.load(userId);
    const { count, wins, voids, net, drawdown } = found ?? NOTHING_YET;
    return {
      ...{ count, wins, voids },
      wonBp: count === 0 ? null : Math.floor((wins * 10_000) / count),
      net: toMoneyType(usd(net)),
      drawdown: toMoneyType(usd(drawdown)),
    };
  }
}

const NOTHING_YET = { count: 0, wins: 0, voids: 0, net: 0n, drawdown: 0n };
