import type { ErrorCode } from '../../../schema/errors';
import { callSqlIn, requireStaff, type Context } from '../../platform/context';
import { refuse, refusal } from '../../platform/domain-error';
import { fingerprint, idempotent, type Answered } from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';
import { campaignsByIds } from './campaigns';
import { rewardedRecharge } from './rewarded-recharge';

export interface GrantCampaignCredit {
  readonly campaignId: string;
  readonly userId: string;
  /** The number of the recharge that a credit of class BONUS rewards. */
  readonly rewards: string | null;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
}

/**
 * Gives one user what a campaign promises, once for each key. An administrator asks; two have confirmed the
 * campaign, so nobody else has to agree. Resolves to the recharge's id.
 * @throws USER_NOT_FOUND, CAMPAIGN_ENDED, PARAM_INVALID, REQUEST_NOT_FOUND, OWN_REQUEST, IDEMPOTENCY_KEY_REUSED
 */
export async function grantCampaignCredit(
  ctx: Context,
  asked: GrantCampaignCredit,
): Promise<Answered> {
  const { staffId } = requireStaff(ctx);
  const userId = readId(asked.userId) ?? refuse('USER_NOT_FOUND', {}, 'userId');
  const campaignId = readId(asked.campaignId) ?? refuse('CAMPAIGN_ENDED', {}, 'campaignId');
  const input = { userId, campaignId, rewards: asked.rewards };
  const claim = {
    ...{ actor: `staff/${staffId}`, operation: 'credit.grant', key: asked.idempotencyKey },
    fingerprint: fingerprint(ctx, input),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [campaign] = await campaignsByIds(tx, [campaignId]);
    if (!campaign) return refusal('CAMPAIGN_ENDED', {}, 'campaignId');
    const rewarded = await rewardedRecharge(tx, { ...input, class: campaign.class });
    const args = [staffId, campaignId, userId, rewarded, ctx.address];
    const call = 'grant_campaign_credit($1, $2, $3, $4, $5)';
    const [answer] = await callSqlIn<Answer>(tx, call, args);
    if (!answer) throw new Error('grant_campaign_credit answered nothing');
    const { status, id } = answer;
    return status === 'OK' && id !== null ? id : refusal(status as 'CAMPAIGN_ENDED', {});
  });
  if (answered.replayed) return answered;
  // The inbox says so too.
  for (const topic of ['recharges', 'messages'] as const)
    await ctx.bus.publish(topic, [`${userId}:${answered.resultId}`]);
  return answered;
}
