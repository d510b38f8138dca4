import { limits } from '../../../schema/limits';
import { callSql, requireUser, violatedConstraint, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { favouritesOf } from './favourites';

/**
 * Stars instruments for the signed-in user, all or none. Resolves to all that are starred then.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PRODUCT_NOT_FOUND, FAVOURITES_FULL
 */
export async function addFavourites(
  ctx: Context,
  instrumentIds: readonly string[],
): Promise<string[]> {
  const { userId } = requireUser(ctx);
  // Before the database counts them: a long list costs nothing.
  if (instrumentIds.length > limits.favouritesMax) full();
  const ids = instrumentIds.map((id) => readId(id) ?? notQuoted());
  const [row] = await callSql<{ starred: boolean }>(ctx, 'add_favourites($1, $2, $3) AS starred', [
    userId,
    ids,
    limits.favouritesMax,
  ]).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'favourite_instrument_id_fkey') throw error;
    return notQuoted();
  });
  if (row?.starred !== true) full();
  return favouritesOf(ctx, userId);
}

const full = () => refuse('FAVOURITES_FULL', { max: limits.favouritesMax });
const notQuoted = () => refuse('PRODUCT_NOT_FOUND', {}, 'instrumentIds');
