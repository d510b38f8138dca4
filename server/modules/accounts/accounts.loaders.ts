import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { legalNow, type LegalKind } from './acceptances/accept-legal';
import type { User } from './user.entity';
import { usersByIds } from './users';

/** Batched reads of one request. */
export interface AccountsLoaders {
  /** Users by id. */
  readonly users: DataLoader<string, User | null>;
  /** Numbers of the texts in force, by their kind. */
  readonly legalNumbers: DataLoader<LegalKind, string>;
}

export const accountsLoaders = (ctx: Context): AccountsLoaders => ({
  users: new DataLoader((ids) => usersByIds(ctx, ids)),
  legalNumbers: new DataLoader(async (kinds) => {
    const numbers = await legalNow(ctx.db);
    return kinds.map((kind) => numbers[kind]);
  }),
});
