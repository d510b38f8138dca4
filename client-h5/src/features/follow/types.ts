import type { FollowingFieldsFragment, LeaderFieldsFragment } from './follow.generated';

export type Leader = LeaderFieldsFragment;
export type FollowingTerms = FollowingFieldsFragment;
