import type { UserDetailFragment, UserRevealMutation, UserRowFragment } from './users.generated';

export type UserRow = UserRowFragment;
export type User = UserDetailFragment;

/** Contact data in full, for one answer. */
export type Revealed = Omit<UserRevealMutation['userReveal'], 'userErrors'>;
