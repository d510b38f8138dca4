export { approveReward } from './rewards/approve-reward';
export { rewardClaimById, searchRewardClaims } from './claims';
export { claimReward } from './rewards/claim-reward';
export { rewardClaimReview } from './claim-review';
export { invitation, invitationRules } from './invitation';
export { inviteeCounts, invitees } from './invitees';
