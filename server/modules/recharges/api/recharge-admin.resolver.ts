import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId, readMoney } from '../../../platform/text/read-money';
import {
  holdReview,
  keepReview,
  refuseReview,
  releaseReview,
  sendBackReview,
  takeReview,
  undoDecision,
  withdrawApproval,
} from '../../reviews';
import { approveRecharge } from '../approve-recharge';
import { rechargeReview } from '../recharge-review';
import {
  AdminRechargePayload,
  AdminRechargeType,
  RechargeNoteInput,
  RechargeApproveInput,
  RechargeRefuseInput,
  RechargeTakeInput,
} from './recharge-admin.types';
import type { Recharge } from '../recharge.entity';
import { AdminRechargeFilterInput } from './recharge-queue.types';
import { readFilter } from './recharge-queue.resolver';
import { anyRechargeById } from '../recharges';
import { takeNextRecharge } from '../take-next-recharge';

/** The same input with an id that may be asked for. @throws REQUEST_NOT_FOUND */
const known = <T extends { readonly id: string }>(input: T): T =>
  readId(input.id) === null ? refuse('REQUEST_NOT_FOUND', {}, 'id') : input;

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<Recharge | null>) {
  const { value: recharge, userErrors } = await attempt(ctx, work);
  return { recharge, userErrors };
}

@Resolver()
export class RechargeAdminResolver {
  @May('recharge.read')
  @Query(() => AdminRechargeType, { nullable: true, description: 'One recharge.' })
  recharge(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Recharge | null> {
    return readId(id) ? anyRechargeById(ctx, id) : Promise.resolve(null);
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Takes a request for ten minutes.' })
  rechargeTake(@Ctx() ctx: Context, @Arg('input', () => RechargeTakeInput) on: RechargeTakeInput) {
    return act(ctx, () => takeReview(ctx, rechargeReview, known(on)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, {
    description:
      'The request one holds, or takes the oldest free one under the filter that one may decide; null when there is none.',
  })
  rechargeTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRechargeFilterInput, { nullable: true })
    filter: AdminRechargeFilterInput | null,
  ) {
    return act(ctx, () => takeNextRecharge(ctx, readFilter(filter)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Prolongs one’s lease.' })
  rechargeHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) on: RechargeTakeInput,
  ) {
    return act(ctx, () => keepReview(ctx, rechargeReview, known(on)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, { description: 'Gives a request back to its queue.' })
  rechargeRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) on: RechargeTakeInput,
  ) {
    return act(ctx, () => releaseReview(ctx, rechargeReview, known(on)));
  }

  @May('recharge.take')
  @Mutation(() => AdminRechargePayload, {
    description: 'Puts a request on hold, with a note of what it waits for.',
  })
  rechargeHold(@Ctx() ctx: Context, @Arg('input', () => RechargeNoteInput) on: RechargeNoteInput) {
    return act(ctx, () => holdReview(ctx, rechargeReview, known(on)));
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, {
    description: 'Approves a request one holds. The credit follows after the undo window.',
  })
  rechargeApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeApproveInput) input: RechargeApproveInput,
  ) {
    const { creditedAmount: text } = input;
    return act(ctx, () => {
      const creditedAmount = text == null ? null : readMoney('USD', text, 'creditedAmount');
      return approveRecharge(ctx, { ...known(input), creditedAmount });
    });
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, {
    description: 'Refuses a request one holds. The user reads it after the undo window.',
  })
  rechargeRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeRefuseInput) input: RechargeRefuseInput,
  ) {
    return act(ctx, () => refuseReview(ctx, rechargeReview, known(input)));
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  rechargeUndo(@Ctx() ctx: Context, @Arg('input', () => RechargeTakeInput) on: RechargeTakeInput) {
    return act(ctx, () => undoDecision(ctx, rechargeReview, known(on)));
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, {
    description: 'Takes back one’s own first approval: the request is submitted again.',
  })
  rechargeWithdraw(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeTakeInput) on: RechargeTakeInput,
  ) {
    return act(ctx, () => withdrawApproval(ctx, rechargeReview, known(on)));
  }

  @May('recharge.decide')
  @Mutation(() => AdminRechargePayload, {
    description: 'Sends a request back whose second approval one holds; the user is not refused.',
  })
  rechargeSendBack(
    @Ctx() ctx: Context,
    @Arg('input', () => RechargeNoteInput) on: RechargeNoteInput,
  ) {
    return act(ctx, () => sendBackReview(ctx, rechargeReview, known(on)));
  }
}
