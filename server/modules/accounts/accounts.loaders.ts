import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { legalNow, type LegalKind } from './acceptances/accept-legal';
import type { User } from './user.entity';
import { lockedByStaff } from './lock/user-state';
import { usersByIds } from './users';

/** Batched reads of one request. */
export interface AccountsLoaders {
  /** Users by id. */
  readonly users: DataLoader<string, User | null>;
  /** Whether staff have locked a user, beside a freeze of the user's own. */
  readonly staffLocks: DataLoader<string, boolean>;
  /** Numbers of the texts in force, by their kind. */
  readonly legalNumbers: DataLoader<LegalKind, string>;
}

export const accountsLoaders = (ctx: Context): AccountsLoaders => ({
  users: new DataLoader((ids) => usersByIds(ctx, ids)),
  staffLocks: new DataLoader(async (ids) => {
    const locked = await lockedByStaff(ctx.db, ids);
    return ids.map((id) => locked.has(id));
  }),
  legalNumbers: new DataLoader(async (kinds) => {
    const numbers = await legalNow(ctx.db);
    return kinds.map((kind) => numbers[kind]);
  }),
});
