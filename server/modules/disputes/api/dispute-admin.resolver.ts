import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
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
import { approveDispute } from '../decision/approve-dispute';
import type { Dispute } from '../dispute.entity';
import { disputeReview } from '../dispute-review';
import { takeNextDispute } from '../queue/dispute-queue';
import {
  AdminDisputeFilterInput,
  AdminDisputePayload,
  DisputeDecideInput,
  DisputeNoteInput,
  DisputeTakeInput,
} from './dispute-admin.types';

/** The same input with an id that may be asked for. @throws REQUEST_NOT_FOUND */
const known = <T extends { readonly id: string }>(input: T): T =>
  readId(input.id) === null ? refuse('REQUEST_NOT_FOUND', {}, 'id') : input;

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<Dispute | null>) {
  const { value: dispute, userErrors } = await attempt(ctx, work);
  return { dispute, userErrors };
}

@Resolver()
export class DisputeAdminResolver {
  @May('dispute.take')
  @Mutation(() => AdminDisputePayload, { description: 'Takes a report for ten minutes.' })
  disputeTake(@Ctx() ctx: Context, @Arg('input', () => DisputeTakeInput) on: DisputeTakeInput) {
    return act(ctx, () => takeReview(ctx, disputeReview, known(on)));
  }

  @May('dispute.take')
  @Mutation(() => AdminDisputePayload, {
    description:
      'The report one holds, or takes the oldest free one under the filter that one may decide; null when there is none.',
  })
  disputeTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminDisputeFilterInput, { nullable: true })
    filter: AdminDisputeFilterInput | null,
  ) {
    return act(ctx, () => takeNextDispute(ctx, filter ?? {}));
  }

  @May('dispute.take')
  @Mutation(() => AdminDisputePayload, { description: 'Prolongs one’s lease.' })
  disputeHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => DisputeTakeInput) on: DisputeTakeInput,
  ) {
    return act(ctx, () => keepReview(ctx, disputeReview, known(on)));
  }

  @May('dispute.take')
  @Mutation(() => AdminDisputePayload, { description: 'Gives a report back to its queue.' })
  disputeRelease(@Ctx() ctx: Context, @Arg('input', () => DisputeTakeInput) on: DisputeTakeInput) {
    return act(ctx, () => releaseReview(ctx, disputeReview, known(on)));
  }

  @May('dispute.take')
  @Mutation(() => AdminDisputePayload, {
    description: 'Puts a report on hold, with a note of what it waits for.',
  })
  disputeHold(@Ctx() ctx: Context, @Arg('input', () => DisputeNoteInput) on: DisputeNoteInput) {
    return act(ctx, () => holdReview(ctx, disputeReview, known(on)));
  }

  @May('dispute.decide')
  @Mutation(() => AdminDisputePayload, {
    description:
      'Says that the settlement was wrong. Two people do; then its instrument is prohibited and every administrator is told.',
  })
  disputeApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => DisputeDecideInput) input: DisputeDecideInput,
  ) {
    return act(ctx, () => approveDispute(ctx, known(input)));
  }

  @May('dispute.decide')
  @Mutation(() => AdminDisputePayload, {
    description: 'Says that the settlement was right. The user reads why after the undo window.',
  })
  disputeRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => DisputeDecideInput) input: DisputeDecideInput,
  ) {
    return act(ctx, () => refuseReview(ctx, disputeReview, known(input)));
  }

  @May('dispute.decide')
  @Mutation(() => AdminDisputePayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  disputeUndo(@Ctx() ctx: Context, @Arg('input', () => DisputeTakeInput) on: DisputeTakeInput) {
    return act(ctx, () => undoDecision(ctx, disputeReview, known(on)));
  }

  @May('dispute.decide')
  @Mutation(() => AdminDisputePayload, {
    description: 'Takes back that one found the settlement wrong, before a second person has.',
  })
  disputeWithdraw(@Ctx() ctx: Context, @Arg('input', () => DisputeTakeInput) on: DisputeTakeInput) {
    return act(ctx, () => withdrawApproval(ctx, disputeReview, known(on)));
  }

  @May('dispute.decide')
  @Mutation(() => AdminDisputePayload, {
    description: 'Sends a report back that waits for a second person, with a note that staff read.',
  })
  disputeSendBack(@Ctx() ctx: Context, @Arg('input', () => DisputeNoteInput) on: DisputeNoteInput) {
    return act(ctx, () => sendBackReview(ctx, disputeReview, known(on)));
  }
}
