import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { eventStream } from '../../../graphql/event-stream';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId, readMoney } from '../../../platform/read-money';
import { approveRecharge, refuseRecharge } from '../decide-recharge';
import { keepRecharge, releaseRecharge, takeNextRecharge, takeRecharge } from '../lease';
import {
  AdminRechargeFilterInput,
  AdminRechargeList,
  AdminRechargePayload,
  AdminRechargeType,
  QueueEventType,
  RechargeApproveInput,
  RechargeRefuseInput,
  RechargeTakeInput,
} from './recharge-admin.types';
import type { Recharge } from '../recharge.entity';
import { anyRechargeById, rechargeQueue } from '../recharges';

const known = (id: string) => readId(id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<Recharge | null>) {
  const { value: recharge, userErrors } = await attempt(ctx, work);
  return { recharge, userErrors };
}

@Resolver()
export class RechargeAdminResolver {
  @May('recharge.read')
  @Query(() => AdminRechargeList, { description: 'Waiting: oldest first. Done: newest first.' })
  async recharges(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRechargeFilterInput, { nullable: true })
    filter: AdminRechargeFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const amountMin = filter?.amountMin
      ? readMoney('USD', filter.amountMin, 'amountMin').minor
      : null;
    const rows = await rechargeQueue(ctx, { ...filter, amountMin }, page);
    return toList(rows, page, ({ id }) => id);
  }

  @May('recharge.read')
  @Query(() => AdminRechargeType, { nullable: true, description: 'One recharge.' })
  recharge(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Recharge | null> {
    return readId(id) ? anyRechargeById(ctx, id) : Promise.resolve(null);
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Takes a request for ten minutes.' })
  rechargeTake(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, () => takeRecharge(ctx, known(id)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, {
    description: 'Takes the oldest free request one may decide; null when the queue is clear.',
  })
  rechargeTakeNext(@Ctx() ctx: Context) {
    return act(ctx, () => takeNextRecharge(ctx));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Prolongs one’s lease.' })
  rechargeHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, () => keepRecharge(ctx, known(id)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Puts a request back for others.' })
  rechargeRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, () => releaseRecharge(ctx, known(id)));
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, { description: 'Approves a request one holds.' })
  rechargeApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeApproveInput) input: RechargeApproveInput,
  ) {
    const { creditedAmount: text } = input;
    return act(ctx, () => {
      const creditedAmount = text ? readMoney('USD', text, 'creditedAmount') : null;
      return approveRecharge(ctx, { ...input, id: known(input.id), creditedAmount });
    });
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, { description: 'Refuses a request one holds.' })
  rechargeRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeRefuseInput) input: RechargeRefuseInput,
  ) {
    return act(ctx, () => refuseRecharge(ctx, { ...input, id: known(input.id) }));
  }

  @May('recharge.read')
  @Subscription(() => QueueEventType, {
    description: 'A request entered, moved in or left a queue: reload.',
    subscribe: ({ context }) => {
      const ctx = context as Context;
      return eventStream<QueueEventType>(ctx.bus, {
        recharges: (id) => ({
          queue: 'RECHARGES',
          subjectId: id.split(':')[1] ?? '',
          at: new Date(),
        }),
        users: (id) => ({ queue: 'USERS', subjectId: id, at: new Date() }),
      });
    },
  })
  queueEvents(@Root() event: QueueEventType): QueueEventType {
    return event;
  }
}
