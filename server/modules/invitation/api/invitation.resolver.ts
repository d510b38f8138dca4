import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import { attempt, newTerms } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { claimReward } from '../rewards/claim-reward';
import { invitation, invitationRules, type Reward } from '../invitation';
import { invitees } from '../invitees';
import type { RewardClaim } from '../reward-claim.entity';
import {
  InvitationType,
  InviteeConnection,
  RewardClaimInput,
  RewardClaimPayload,
  type RewardType,
} from './invitation.types';

const showReward = ({ amount, turnoverTimes, claim, ...same }: Reward): RewardType => ({
  ...same,
  amount: toMoneyType(usd(amount)),
  turnover: toMoneyType(usd(amount * BigInt(turnoverTimes))),
  ...(claim ? showClaim(claim) : UNCLAIMED),
});

const UNCLAIMED = { claimId: null, number: null, claimedAt: null, reviewBy: null, reason: null };

/** A decision shows once it has taken effect. */
const showClaim = ({
  id,
  number,
  submittedAt,
  reviewBy,
  reviewState,
  decisionReason,
}: RewardClaim) => ({
  ...{ claimId: id, number, claimedAt: submittedAt, reviewBy },
  reason: reviewState === 'FAILED' ? decisionReason : null,
});

async function shown(ctx: Context): Promise<InvitationType> {
  const { bonus, rewards, ...same } = await invitation(ctx);
  return {
    ...same,
    rules: invitationRules(ctx.locale),
    rewards: rewards.map(showReward),
    bonus: {
      earned: toMoneyType(bonus.earned),
      claimable: toMoneyType(bonus.claimable),
      underReview: toMoneyType(bonus.underReview),
    },
  };
}

@Resolver()
export class InvitationResolver {
  @Query(() => InvitationType, { description: 'One’s own code, link and rewards for inviting.' })
  invitation(@Ctx() ctx: Context): Promise<InvitationType> {
    return shown(ctx);
  }

  @Query(() => InviteeConnection, { description: 'Who registered with one’s code, newest first.' })
  async invitees(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    return toConnection(await invitees(ctx, userId, page), page, ({ id }) => id);
  }

  @Mutation(() => RewardClaimPayload, {
    description: 'Claims the reward of a tier; staff look at it before it is paid.',
  })
  async rewardClaim(
    @Ctx() ctx: Context,
    @Arg('input', () => RewardClaimInput) input: RewardClaimInput,
  ): Promise<RewardClaimPayload> {
    const { value, userErrors } = await attempt(ctx, async () => {
      await claimReward(ctx, input);
      return shown(ctx);
    });
    return { invitation: value ?? (await newTerms(ctx, userErrors, shown)), userErrors };
  }
}
