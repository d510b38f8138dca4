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
import { anyDisputeById, attachedCertificate } from '../disputes';
import { disputeQueue, disputeTotals } from '../queue/dispute-queue';
import {
  AdminDisputeFilterInput,
  AdminDisputeList,
  AdminDisputeType,
  DisputeTotalsType,
} from './dispute-admin.types';

const shownViews = async (ctx: Context): Promise<QueueViewType[]> =>
  (await queueViews(ctx, 'DISPUTE')).map(({ id, name, filter }) => ({
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
export class DisputeQueueResolver {
  @May('dispute.read')
  @Query(() => AdminDisputeList, {
    description: 'Waiting: oldest first. Done, and without a tab: newest first.',
  })
  async disputes(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminDisputeFilterInput, { nullable: true })
    filter: AdminDisputeFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) from: string | null,
  ) {
    const page = readPage(first, from);
    return toList(await disputeQueue(ctx, filter ?? {}, page), page, ({ id }) => id);
  }

  @May('dispute.read')
  @Query(() => DisputeTotalsType, { description: 'How many stand under a filter.' })
  disputeTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminDisputeFilterInput, { nullable: true })
    filter: AdminDisputeFilterInput | null,
  ) {
    return disputeTotals(ctx, filter ?? {});
  }

  @May('dispute.read')
  @Query(() => AdminDisputeType, { nullable: true, description: 'One report.' })
  dispute(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return readId(id) ? anyDisputeById(ctx, id) : null;
  }

  @May('dispute.read')
  @Query(() => String, {
    nullable: true,
    description: 'The certificate as it was attached to a report: the file as it is checked.',
  })
  disputeCertificate(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return readId(id) ? attachedCertificate(ctx, id) : null;
  }

  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the disputes.' })
  disputeViews(@Ctx() ctx: Context) {
    return shownViews(ctx);
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of the disputes by a name.' })
  disputeViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, () => saveQueueView(ctx, { ...input, kind: 'DISPUTE' }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  disputeViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, () => dropQueueView(ctx, id));
  }
}
