import type { RequestKind } from '../../graphql.generated';
import { helpResources } from '../../../../schema/help';

/** Where the console shows each kind of request, and the name of its words there. */
export const requestResources = {
  ...helpResources,
  WITHDRAWAL: 'withdrawals',
  RECHARGE: 'recharges',
  VERIFICATION: 'verifications',
  CONVERSATION: 'conversations',
  DISPUTE: 'disputes',
  REWARD_CLAIM: 'rewardClaims',
} as const satisfies Readonly<Record<RequestKind, string>>;
