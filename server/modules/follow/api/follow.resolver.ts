import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import type { ApiContext } from '../../../graphql/api-context';
import { MoneyType, toMoneyType } from '../../../graphql/scalars';
import { attempt, toUserError } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { DomainError, figuresOf } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import type { MarketLoaders } from '../../market';
import type { TradingLoaders } from '../../trading';
import { showOrder } from '../../trading/api/show-order';
import { followLeader } from '../follow-leader';
import type { Copy, Following } from '../follow.entities';
import type { FollowLoaders } from '../follow.loaders';
import { copiesOf, followingsOf, leaders } from '../followings';
import { publishTrading } from '../publish-trading';
import { stopFollowing } from '../stop-following';
import { showFollowing } from './show-following';
import {
  CopyConnection,
  FollowingsPayload,
  FollowingStopInput,
  FollowingType,
  LeaderConnection,
  LeaderFollowInput,
  LeaderType,
  TradingPublishInput,
  TradingPublishPayload,
} from './follow.types';

type FollowContext = ApiContext<FollowLoaders & MarketLoaders & TradingLoaders>;

@Resolver(() => FollowingType)
export class FollowResolver {
  @Query(() => LeaderConnection, { description: 'Who publishes; whoever came last first.' })
  async leaders(
    @Ctx() ctx: FollowContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('number', () => String, {
      nullable: true,
      description: 'Of the leader: `17` or `#17`.',
    })
    number: string | null,
  ) {
    requireUser(ctx);
    const page = readPage(first, after);
    return toConnection(await leaders(ctx, { ...page, number }), page, ({ id }) => id);
  }

  @Query(() => LeaderType, { nullable: true, description: 'Oneself, once one has published.' })
  ownLeader(@Ctx() ctx: FollowContext) {
    return ctx.loaders.leaders.load(requireUser(ctx).userId);
  }

  @Query(() => [FollowingType], { description: 'Whom one follows, paused or not.' })
  followings(@Ctx() ctx: FollowContext) {
    return own(ctx);
  }

  @Query(() => CopyConnection, { description: 'What became of leaders’ orders, newest first.' })
  async copies(
    @Ctx() ctx: FollowContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const found = await copiesOf(ctx, userId, page);
    const shown = await Promise.all(found.map((copy) => showCopy(ctx, copy)));
    return toConnection(shown, page, ({ id }) => id);
  }

  @Mutation(() => TradingPublishPayload, { description: 'Publishes one’s trading, or ends it.' })
  async tradingPublish(
    @Ctx() ctx: FollowContext,
    @Arg('input', () => TradingPublishInput) { publishes }: TradingPublishInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      await publishTrading(ctx, publishes);
      return ctx.loaders.leaders.load(requireUser(ctx).userId);
    });
    return { leader: value, userErrors };
  }

  @Mutation(() => FollowingsPayload, { description: 'Has a leader’s orders copied from now on.' })
  leaderFollow(
    @Ctx() ctx: FollowContext,
    @Arg('input', () => LeaderFollowInput) input: LeaderFollowInput,
  ) {
    return changed(ctx, () => followLeader(ctx, input));
  }

  @Mutation(() => FollowingsPayload, { description: 'Pauses a following, or stops it.' })
  followingStop(
    @Ctx() ctx: FollowContext,
    @Arg('input', () => FollowingStopInput) { followingId, pause }: FollowingStopInput,
  ) {
    const state = pause ? 'PAUSED' : 'STOPPED';
    return changed(ctx, () => stopFollowing(ctx, { followingId, state }));
  }

  @FieldResolver(() => LeaderType)
  async leader(@Ctx() { loaders }: FollowContext, @Root() { leaderId }: Following) {
    return loaders.leaders.load(leaderId);
  }

  @FieldResolver(() => MoneyType, {
    description:
      'Of the cap today, stakes and fees: copies that opened today or were open when it began.',
  })
  async usedToday(@Ctx() { loaders }: FollowContext, @Root() { id }: Following) {
    return toMoneyType(await loaders.copiedToday.load(id));
  }
}

/** Whose order it was, and what it was on. */
async function copiedFrom({ loaders }: FollowContext, { followingId, leaderOrderId }: Copy) {
  const [leaderId, traded] = await Promise.all([
    loaders.leaderIds.load(followingId),
    loaders.traded.load(leaderOrderId),
  ]);
  return {
    leader: leaderId && (await loaders.leaders.load(leaderId)),
    instrument: traded && (await loaders.instruments.load(traded.instrumentId)),
    direction: traded?.direction,
  };
}

const own = async (ctx: FollowContext) =>
  (await followingsOf(ctx, requireUser(ctx).userId)).map(showFollowing);

async function changed(ctx: FollowContext, act: () => Promise<void>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return own(ctx);
  });
  return { followings: value, userErrors };
}

async function showCopy(ctx: FollowContext, copy: Copy) {
  const { id, at, orderId, status, figures } = copy;
  const order = orderId === null ? null : await ctx.loaders.orders.load(orderId);
  return {
    ...{ id, at, limit: figures.limit ?? null },
    ...(await copiedFrom(ctx, copy)),
    order: order && (await showOrder(ctx, order)),
    refusal:
      status === 'OK'
        ? null
        : toUserError(ctx, new DomainError(status, figuresOf(status, figures))),
  };
}
