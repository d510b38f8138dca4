import type { Context } from '../../../platform/context';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import { rewardClaimReview } from '../claim-review';
import type { RewardClaim } from '../reward-claim.entity';

export interface ApproveReward extends OnVersion {
  readonly idempotencyKey: string;
}

/**
 * Approves the claim that the signed-in member of staff holds: after the undo window its user is credited by a campaign
 * of just this amount and turnover.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, ACCOUNT_WAITS, TAKEN_BY_OTHER, REQUEST_CHANGED,
 *   LEASE_REQUIRED, CLAIM_NOT_READY, CAMPAIGN_ENDED, IDEMPOTENCY_KEY_REUSED
 */
export const approveReward = (ctx: Context, input: ApproveReward): Promise<RewardClaim> =>
  decideReview(ctx, rewardClaimReview, {
    ...input,
    act: 'approve',
    asked: {},
    work: (tx, staffId) =>
      actInside(tx, ['approve_reward', [staffId, input.id, input.version ?? null, ctx.address]]),
  });
