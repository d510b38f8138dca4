import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import type { User } from './user.entity';
import { usersByIds } from './users';

/** Batched reads of one request. */
export interface AccountsLoaders {
  /** Users by id. */
  readonly users: DataLoader<string, User | null>;
}

export const accountsLoaders = (ctx: Context): AccountsLoaders => ({
  users: new DataLoader((ids) => usersByIds(ctx, ids)),
});
