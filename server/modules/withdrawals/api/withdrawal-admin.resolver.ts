import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
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
import { approveWithdrawal } from '../decision/approve-withdrawal';
import { withdrawalReview } from '../withdrawal-review';
import {
  AdminWithdrawalFilterInput,
  AdminWithdrawalPayload,
  AdminWithdrawalType,
  WithdrawalNoteInput,
  WithdrawalApproveInput,
  WithdrawalRefuseInput,
  WithdrawalTakeInput,
} from './withdrawal-admin.types';
import type { Withdrawal } from '../withdrawal.entity';
import { readFilter } from './withdrawal-queue.resolver';
import { anyWithdrawalById } from '../withdrawals';
import { takeNextWithdrawal } from '../queue/take-next-withdrawal';

/** The same input with an id that may be asked for. @throws REQUEST_NOT_FOUND */
const known = <T extends { readonly id: string }>(input: T): T =>
  readId(input.id) === null ? refuse('REQUEST_NOT_FOUND', {}, 'id') : input;

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<Withdrawal | null>) {
  const { value: withdrawal, userErrors } = await attempt(ctx, work);
  return { withdrawal, userErrors };
}

@Resolver()
export class WithdrawalAdminResolver {
  @May('withdrawal.read')
  @Query(() => AdminWithdrawalType, { nullable: true, description: 'One withdrawal.' })
  withdrawal(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Withdrawal | null> {
    return readId(id) ? anyWithdrawalById(ctx, id) : Promise.resolve(null);
  }

  @May('withdrawal.take')
  @Mutation(() => AdminWithdrawalPayload, { description: 'Takes a request for ten minutes.' })
  withdrawalTake(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalTakeInput) on: WithdrawalTakeInput,
  ) {
    return act(ctx, () => takeReview(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.take')
  @Mutation(() => AdminWithdrawalPayload, {
    description:
      'The request one holds, or takes the oldest free one under the filter that one may decide; null when there is none.',
  })
  withdrawalTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminWithdrawalFilterInput, { nullable: true })
    filter: AdminWithdrawalFilterInput | null,
  ) {
    return act(ctx, () => takeNextWithdrawal(ctx, readFilter(filter)));
  }

  @May('withdrawal.take')
  @Mutation(() => AdminWithdrawalPayload, { description: 'Prolongs one’s lease.' })
  withdrawalHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalTakeInput) on: WithdrawalTakeInput,
  ) {
    return act(ctx, () => keepReview(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.take')
  @Mutation(() => AdminWithdrawalPayload, { description: 'Gives a request back to its queue.' })
  withdrawalRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalTakeInput) on: WithdrawalTakeInput,
  ) {
    return act(ctx, () => releaseReview(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.take')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Puts a request on hold, with a note of what it waits for.',
  })
  withdrawalHold(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalNoteInput) on: WithdrawalNoteInput,
  ) {
    return act(ctx, () => holdReview(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.decide')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Approves a request one holds. The money leaves after the undo window.',
  })
  withdrawalApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalApproveInput) input: WithdrawalApproveInput,
  ) {
    return act(ctx, () => approveWithdrawal(ctx, known(input)));
  }

  @May('withdrawal.decide')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Refuses a request one holds. All of it comes back after the undo window.',
  })
  withdrawalRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalRefuseInput) input: WithdrawalRefuseInput,
  ) {
    return act(ctx, () => refuseReview(ctx, withdrawalReview, known(input)));
  }

  @May('withdrawal.decide')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  withdrawalUndo(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalTakeInput) on: WithdrawalTakeInput,
  ) {
    return act(ctx, () => undoDecision(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.decide')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Takes back one’s own first approval: the request is submitted again.',
  })
  withdrawalWithdraw(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalTakeInput) on: WithdrawalTakeInput,
  ) {
    return act(ctx, () => withdrawApproval(ctx, withdrawalReview, known(on)));
  }

  @May('withdrawal.decide')
  @Mutation(() => AdminWithdrawalPayload, {
    description: 'Sends a request back whose second approval one holds; the user is not refused.',
  })
  withdrawalSendBack(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawalNoteInput) on: WithdrawalNoteInput,
  ) {
    return act(ctx, () => sendBackReview(ctx, withdrawalReview, known(on)));
  }
}
