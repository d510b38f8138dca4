import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { dropQueueView, queueViews, saveQueueView } from '../../reviews';
import {
  QueueViewSaveInput,
  QueueViewsPayload,
  QueueViewType,
} from '../../reviews/api/queue-views.types';
import { rewardClaimById } from '../claims';
import { rewardClaimQueue, rewardClaimTotals } from '../queue/claim-queue';
import { AdminRewardClaimFilterInput, RewardClaimTotalsType } from './claim-admin.inputs';
import { AdminRewardClaimList, AdminRewardClaimType } from './claim-admin.types';

const shownViews = async (ctx: Context): Promise<QueueViewType[]> =>
  (await queueViews(ctx, 'REWARD_CLAIM')).map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.entries(filter).map(([field, value]) => ({ name: field, value })),
  }));

async function after(ctx: Context, work: () => Promise<void>) {
  const { value: views, userErrors } = await attempt(ctx, async () => {
    await work();
    return shownViews(ctx);
  });
  return { views, userErrors };
}

/** The queue, and the filters of it that one has kept. */
@Resolver()
export class ClaimQueueResolver {
  @May('reward.read')
  @Query(() => AdminRewardClaimList, {
    description: 'Waiting: oldest first. Done, and without a tab: newest first.',
  })
  async rewardClaims(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRewardClaimFilterInput, { nullable: true })
    filter: AdminRewardClaimFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) from: string | null,
  ) {
    const page = readPage(first, from);
    return toList(await rewardClaimQueue(ctx, filter ?? {}, page), page, ({ id }) => id);
  }

  @May('reward.read')
  @Query(() => RewardClaimTotalsType, { description: 'How many stand under a filter.' })
  rewardClaimTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRewardClaimFilterInput, { nullable: true })
    filter: AdminRewardClaimFilterInput | null,
  ) {
    return rewardClaimTotals(ctx, filter ?? {});
  }

  @May('reward.read')
  @Query(() => AdminRewardClaimType, { nullable: true, description: 'One claim.' })
  rewardClaim(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return readId(id) ? rewardClaimById(ctx, id) : null;
  }

  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the claims.' })
  rewardClaimViews(@Ctx() ctx: Context) {
    return shownViews(ctx);
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of the claims by a name.' })
  rewardClaimViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, () => saveQueueView(ctx, { ...input, kind: 'REWARD_CLAIM' }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  rewardClaimViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, () => dropQueueView(ctx, id));
  }
}
