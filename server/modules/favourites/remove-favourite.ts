import { requireUser, type Context } from '../../platform/context';
import { readId } from '../../platform/text/read-money';
import { Favourite } from './favourite.entity';
import { favouritesOf } from './favourites';

/**
 * Takes a star away; one that is not there is no fault. Resolves to all that are starred then.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function removeFavourite(ctx: Context, instrumentId: string): Promise<string[]> {
  const { userId } = requireUser(ctx);
  const id = readId(instrumentId);
  if (id !== null) await ctx.db.getRepository(Favourite).delete({ userId, instrumentId: id });
  return favouritesOf(ctx, userId);
}
