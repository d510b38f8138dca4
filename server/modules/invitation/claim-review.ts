import { refuse } from '../../platform/domain-error';
import type { ReviewKind } from '../reviews';
import { rewardClaimById } from './claims';
import type { RewardClaim } from './reward-claim.entity';

/** Claims of rewards. An approval pays by a campaign: `pay_reward.sql`. */
export const rewardClaimReview: ReviewKind<RewardClaim> = {
  kind: 'REWARD_CLAIM',
  read: async (ctx, id) => (await rewardClaimById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {}),
  userOf: ({ userId }) => userId,
};
