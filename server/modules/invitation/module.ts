import { READ, type Module } from '../../platform/module';
import { ClaimAdminFieldsResolver } from './api/claim-admin-fields.resolver';
import { ClaimAdminResolver } from './api/claim-admin.resolver';
import { ClaimQueueResolver } from './api/claim-queue.resolver';
import { InvitationResolver } from './api/invitation.resolver';
import { RewardTermsResolver } from './api/reward-terms.resolver';
import { invitationChecks } from './checks';
import { rewardClaimNumbers, rewardClaimsCalled } from './claims';
import { RewardClaim } from './reward-claim.entity';

/** Who invited whom, one level, and what is given for it. */
export const invitation = {
  name: 'invitation',
  tables: { reward_claim: READ, reward_claim_review: READ, reward_terms: READ },
  functions: ['approve_reward', 'claim_reward', 'reward_progress', 'reward_tiers', 'rewards_of'],
  verify: { tables: { 'verify.reward_claims': READ, 'verify.reward_terms': READ } },
  entities: [RewardClaim],
  resolvers: {
    user: [InvitationResolver],
    staff: [
      ...[ClaimAdminResolver, ClaimAdminFieldsResolver],
      ...[ClaimQueueResolver, RewardTermsResolver],
    ],
  },
  permissions: {
    'reward.read': ['SUPPORT', 'ADMIN'],
    'reward.take': ['SUPPORT', 'ADMIN'],
    'reward.decide': ['SUPPORT', 'ADMIN'],
    'reward.terms': ['ADMIN'],
  },
  audited: { reward_claim: { names: rewardClaimNumbers, idsOf: rewardClaimsCalled } },
  checks: invitationChecks,
} satisfies Module;
