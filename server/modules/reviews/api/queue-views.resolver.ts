import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { dropQueueView } from '../views/drop-queue-view';
import type { QueueView } from '../views/queue-view.entity';
import { queueViews } from '../views/queue-views';
import { saveQueueView } from '../views/save-queue-view';
import { QueueViewSaveInput, QueueViewsPayload, QueueViewType } from './queue-views.types';

/** The one queue there is so far. */
const kind = 'RECHARGE';

const show = ({ id, name, filter }: QueueView): QueueViewType => ({
  ...{ id, name },
  filter: Object.entries(filter).map(([field, value]) => ({ name: field, value })),
});

const shown = async (ctx: Context): Promise<QueueViewType[]> =>
  (await queueViews(ctx, kind)).map(show);

async function after(ctx: Context, work: () => Promise<void>) {
  const { value: views, userErrors } = await attempt(ctx, async () => {
    await work();
    return shown(ctx);
  });
  return { views, userErrors };
}

@Resolver()
export class QueueViewsResolver {
  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the recharges.' })
  rechargeViews(@Ctx() ctx: Context) {
    return shown(ctx);
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of the recharges by a name.' })
  rechargeViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, () => saveQueueView(ctx, { ...input, kind }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  rechargeViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, () => dropQueueView(ctx, id));
  }
}
