import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { addFavourites } from '../add-favourites';
import { favouritesOf } from '../favourites';
import { removeFavourite } from '../remove-favourite';
import { FavouriteRemoveInput, FavouritesAddInput, FavouritesPayload } from './favourites.types';

@Resolver()
export class FavouritesResolver {
  @Query(() => [ID], { description: 'Ids of the instruments one starred, the oldest star first.' })
  favourites(@Ctx() ctx: Context): Promise<string[]> {
    return favouritesOf(ctx, requireUser(ctx).userId);
  }

  @Mutation(() => FavouritesPayload, { description: 'Stars instruments, 50 at most.' })
  async favouritesAdd(
    @Ctx() ctx: Context,
    @Arg('input', () => FavouritesAddInput) { instrumentIds }: FavouritesAddInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => addFavourites(ctx, instrumentIds));
    return { favourites: value, userErrors };
  }

  @Mutation(() => FavouritesPayload, { description: 'Takes one star away.' })
  async favouriteRemove(
    @Ctx() ctx: Context,
    @Arg('input', () => FavouriteRemoveInput) { instrumentId }: FavouriteRemoveInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => removeFavourite(ctx, instrumentId));
    return { favourites: value, userErrors };
  }
}
