import type { ProfileFieldsFragment, ProfileQuery } from './profile.generated';

export type Profile = ProfileQuery;
export type User = ProfileFieldsFragment;
