import type { Bus } from '../bus';

/** The topic of the bus on which the changes of each kind of request are published, as `user:subject`. */
export const reviewTopics = {
  RECHARGE: 'recharges',
  VERIFICATION: 'verifications',
  WITHDRAWAL: 'withdrawals',
  PASSWORD_REQUEST: 'passwordRequests',
  APPEAL: 'appeals',
  INFO_CHANGE: 'infoChanges',
  DISPUTE: 'disputes',
  REWARD_CLAIM: 'rewardClaims',
  CONVERSATION: 'conversations',
} as const;

export type ReviewKindName = keyof typeof reviewTopics;

/** A request that moved, and whose it is; null for a visitor's. */
export interface Changed {
  readonly kind: ReviewKindName;
  readonly userId: string | null;
  readonly subjectId: string;
}

/** After the commit: whoever follows the requests of this kind reloads. */
export const publishChange = (
  { bus }: { readonly bus: Bus },
  { kind, userId, subjectId }: Changed,
): Promise<void> => bus.publish(reviewTopics[kind], [`${userId ?? ''}:${subjectId}`]);
