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
import { rewardClaimReview } from '../claim-review';
import { approveReward } from '../rewards/approve-reward';
import { takeNextRewardClaim } from '../queue/claim-queue';
import type { RewardClaim } from '../reward-claim.entity';
import {
  AdminRewardClaimFilterInput,
  AdminRewardClaimPayload,
  RewardClaimApproveInput,
  RewardClaimNoteInput,
  RewardClaimRefuseInput,
  RewardClaimTakeInput,
} from './claim-admin.inputs';

/** The same input with an id that may be asked for. @throws REQUEST_NOT_FOUND */
const known = <T extends { readonly id: string }>(input: T): T =>
  readId(input.id) === null ? refuse('REQUEST_NOT_FOUND', {}, 'id') : input;

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<RewardClaim | null>) {
  const { value: rewardClaim, userErrors } = await attempt(ctx, work);
  return { rewardClaim, userErrors };
}

@Resolver()
export class ClaimAdminResolver {
  @May('reward.take')
  @Mutation(() => AdminRewardClaimPayload, { description: 'Takes a claim for ten minutes.' })
  rewardClaimTake(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimTakeInput) on: RewardClaimTakeInput,
  ) {
    return act(ctx, () => takeReview(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.take')
  @Mutation(() => AdminRewardClaimPayload, {
    description:
      'The claim one holds, or takes the oldest free one under the filter that one may decide; null when there is none.',
  })
  rewardClaimTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminRewardClaimFilterInput, { nullable: true })
    filter: AdminRewardClaimFilterInput | null,
  ) {
    return act(ctx, () => takeNextRewardClaim(ctx, filter ?? {}));
  }

  @May('reward.take')
  @Mutation(() => AdminRewardClaimPayload, { description: 'Prolongs one’s lease.' })
  rewardClaimHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimTakeInput) on: RewardClaimTakeInput,
  ) {
    return act(ctx, () => keepReview(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.take')
  @Mutation(() => AdminRewardClaimPayload, { description: 'Gives a claim back to its queue.' })
  rewardClaimRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimTakeInput) on: RewardClaimTakeInput,
  ) {
    return act(ctx, () => releaseReview(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.take')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Puts a claim on hold, with a note of what it waits for.',
  })
  rewardClaimHold(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimNoteInput) on: RewardClaimNoteInput,
  ) {
    return act(ctx, () => holdReview(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.decide')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Approves a claim: its user is credited after the undo window.',
  })
  rewardClaimApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimApproveInput) input: RewardClaimApproveInput,
  ) {
    return act(ctx, () => approveReward(ctx, known(input)));
  }

  @May('reward.decide')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Refuses a claim. The user reads why after the undo window.',
  })
  rewardClaimRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimRefuseInput) input: RewardClaimRefuseInput,
  ) {
    return act(ctx, () => refuseReview(ctx, rewardClaimReview, known(input)));
  }

  @May('reward.decide')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  rewardClaimUndo(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimTakeInput) on: RewardClaimTakeInput,
  ) {
    return act(ctx, () => undoDecision(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.decide')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Takes back one’s own first approval, where a second person is asked for.',
  })
  rewardClaimWithdraw(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimTakeInput) on: RewardClaimTakeInput,
  ) {
    return act(ctx, () => withdrawApproval(ctx, rewardClaimReview, known(on)));
  }

  @May('reward.decide')
  @Mutation(() => AdminRewardClaimPayload, {
    description: 'Sends a claim back that waits for a second person, with a note that staff read.',
  })
  rewardClaimSendBack(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimNoteInput) on: RewardClaimNoteInput,
  ) {
    return act(ctx, () => sendBackReview(ctx, rewardClaimReview, known(on)));
  }
}
