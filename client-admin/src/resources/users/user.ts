import type { UserDetailFragment, UserRowFragment, UserStatementQuery } from './users.generated';

export type UserRow = UserRowFragment;
export type User = UserDetailFragment;
export type StatementLine = UserStatementQuery['userStatement']['items'][number];
