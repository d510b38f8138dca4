import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { dropQueueView } from '../views/drop-queue-view';
import type { QueueView } from '../views/queue-view.entity';
import { queueViews } from '../views/queue-views';
import { saveQueueView } from '../views/save-queue-view';
import { QueueViewSaveInput, QueueViewsPayload, QueueViewType } from './queue-views.types';

type Kind = Parameters<typeof queueViews>[1];

const show = ({ id, name, filter }: QueueView): QueueViewType => ({
  ...{ id, name },
  filter: Object.entries(filter).map(([field, value]) => ({ name: field, value })),
});

const shown = async (ctx: Context, kind: Kind): Promise<QueueViewType[]> =>
  (await queueViews(ctx, kind)).map(show);

async function after(ctx: Context, kind: Kind, work: () => Promise<void>) {
  const { value: views, userErrors } = await attempt(ctx, async () => {
    await work();
    return shown(ctx, kind);
  });
  return { views, userErrors };
}

@Resolver()
export class QueueViewsResolver {
  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the recharges.' })
  rechargeViews(@Ctx() ctx: Context) {
    return shown(ctx, 'RECHARGE');
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of the recharges by a name.' })
  rechargeViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, 'RECHARGE', () => saveQueueView(ctx, { ...input, kind: 'RECHARGE' }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  rechargeViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, 'RECHARGE', () => dropQueueView(ctx, id));
  }

  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the withdrawals.' })
  withdrawalViews(@Ctx() ctx: Context) {
    return shown(ctx, 'WITHDRAWAL');
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Keeps a filter of withdrawals by a name.' })
  withdrawalViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    return after(ctx, 'WITHDRAWAL', () => saveQueueView(ctx, { ...input, kind: 'WITHDRAWAL' }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  withdrawalViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, 'WITHDRAWAL', () => dropQueueView(ctx, id));
  }

  @May('queue.read')
  @Query(() => [QueueViewType], { description: 'One’s own named filters of the verifications.' })
  verificationViews(@Ctx() ctx: Context) {
    return shown(ctx, 'VERIFICATION');
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, {
    description: 'Keeps a filter of the verifications by a name.',
  })
  verificationViewSave(
    @Ctx() ctx: Context,
    @Arg('input', () => QueueViewSaveInput) input: QueueViewSaveInput,
  ) {
    const kind = 'VERIFICATION';
    return after(ctx, kind, () => saveQueueView(ctx, { ...input, kind }));
  }

  @May('queue.read')
  @Mutation(() => QueueViewsPayload, { description: 'Forgets one of one’s own named filters.' })
  verificationViewDrop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return after(ctx, 'VERIFICATION', () => dropQueueView(ctx, id));
  }
}
