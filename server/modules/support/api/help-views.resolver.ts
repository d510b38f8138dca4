import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { HelpQueue } from '../../../../schema/help';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { dropQueueView, queueViews, saveQueueView } from '../../reviews';
import {
  QueueViewSaveInput,
  QueueViewsPayload,
  QueueViewType,
} from '../../reviews/api/queue-views.types';
import { HelpQueueEnum } from './help-admin.types';

const shown = async (ctx: Context, queue: HelpQueue): Promise<QueueViewType[]> =>
  (await queueViews(ctx, queue)).map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.entries(filter).map(([field, value]) => ({ name: field, value })),
  }));

async function after(ctx: Context, queue: HelpQueue, work: () => Promise<void>) {
  const { value: views, userErrors } = await attempt(ctx, async () => {
    await work();
    return shown(ctx, queue);
  });
  return { views, userErrors };
}

/** The filters of each queue of help that one has kept. */
@Resolver()
export class HelpViewsResolver {
  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of a queue of help.' })
  helpViews(@Ctx() ctx: Context, @Arg('queue', () => HelpQueueEnum) queue: HelpQueue) {
    return shown(ctx, queue);
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of a queue by a name.' })
  helpViewSave(
    @Ctx() ctx: Context,
    @Arg('queue', () => HelpQueueEnum) queue: HelpQueue,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, queue, () => saveQueueView(ctx, { ...input, kind: queue }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  helpViewDrop(
    @Ctx() ctx: Context,
    @Arg('queue', () => HelpQueueEnum) queue: HelpQueue,
    @Arg('id', () => ID) id: string,
  ) {
    return after(ctx, queue, () => dropQueueView(ctx, id));
  }
}
