import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { eventStream } from '../../../graphql/event-stream';
import type { ApiContext } from '../../../graphql/api-context';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context, StaffActor } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId, readMoney } from '../../../platform/read-money';
import { requirePermission, type Permission } from '../../staff';
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

/** Who may; then the act; a refusal becomes data. */
async function act(
  ctx: ApiContext,
  permission: Permission,
  work: (staff: StaffActor) => Promise<Recharge | null>,
) {
  const { value: recharge, userErrors } = await attempt(ctx, () =>
    work(requirePermission(ctx, permission)),
  );
  return { recharge, userErrors };
}

@Resolver()
export class RechargeAdminResolver {
  @Query(() => AdminRechargeList, { description: 'Waiting: oldest first. Done: newest first.' })
  async recharges(
    @Ctx() ctx: ApiContext,
    @Arg('filter', () => AdminRechargeFilterInput, { nullable: true })
    filter: AdminRechargeFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    requirePermission(ctx, 'recharge.read');
    const page = readPage(first, after);
    const amountMin = filter?.amountMin
      ? readMoney('USD', filter.amountMin, 'amountMin').minor
      : null;
    const rows = await rechargeQueue(ctx, { ...filter, amountMin }, page);
    return toList(rows, page, ({ id }) => id);
  }

  @Query(() => AdminRechargeType, { nullable: true, description: 'One recharge.' })
  recharge(@Ctx() ctx: ApiContext, @Arg('id', () => ID) id: string): Promise<Recharge | null> {
    requirePermission(ctx, 'recharge.read');
    return readId(id) ? anyRechargeById(ctx, id) : Promise.resolve(null);
  }

  @Mutation(() => AdminRechargePayload, { description: 'Takes a request for ten minutes.' })
  rechargeTake(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, 'recharge.take', (staff) => takeRecharge(ctx, staff, known(id)));
  }

  @Mutation(() => AdminRechargePayload, {
    description: 'Takes the oldest free request one may decide; null when the queue is clear.',
  })
  rechargeTakeNext(@Ctx() ctx: ApiContext) {
    return act(ctx, 'recharge.take', (staff) => takeNextRecharge(ctx, staff));
  }

  @Mutation(() => AdminRechargePayload, { description: 'Prolongs one’s lease.' })
  rechargeHeartbeat(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, 'recharge.take', (staff) => keepRecharge(ctx, staff, known(id)));
  }

  @Mutation(() => AdminRechargePayload, { description: 'Puts a request back for others.' })
  rechargeRelease(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => RechargeTakeInput) { id }: RechargeTakeInput,
  ) {
    return act(ctx, 'recharge.take', (staff) => releaseRecharge(ctx, staff, known(id)));
  }

  @Mutation(() => AdminRechargePayload, { description: 'Approves a request one holds.' })
  rechargeApprove(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => RechargeApproveInput) input: RechargeApproveInput,
  ) {
    const { creditedAmount: text } = input;
    return act(ctx, 'recharge.decide', (staff) => {
      const creditedAmount = text ? readMoney('USD', text, 'creditedAmount') : null;
      return approveRecharge(ctx, staff, { ...input, id: known(input.id), creditedAmount });
    });
  }

  @Mutation(() => AdminRechargePayload, { description: 'Refuses a request one holds.' })
  rechargeRefuse(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => RechargeRefuseInput) input: RechargeRefuseInput,
  ) {
    return act(ctx, 'recharge.decide', (staff) =>
      refuseRecharge(ctx, staff, { ...input, id: known(input.id) }),
    );
  }

  @Subscription(() => QueueEventType, {
    description: 'A request entered, moved in or left a queue: reload.',
    subscribe: ({ context }) => {
      const ctx = context as Context;
      requirePermission(ctx, 'recharge.read');
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
