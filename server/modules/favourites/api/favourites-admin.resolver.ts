import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import type { User } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import type { FavouritesLoaders } from '../favourites.loaders';

@Resolver(() => AdminUserType)
export class FavouritesAdminResolver {
  @FieldResolver(() => Int, { description: 'How many markets the user starred.' })
  favouriteCount(
    @Ctx() { loaders }: ApiContext<FavouritesLoaders>,
    @Root() { id }: User,
  ): Promise<number> {
    return loaders.favouriteCounts.load(id);
  }
}
