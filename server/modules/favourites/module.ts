import type { Module } from '../../platform/module';
import { FavouritesAdminResolver } from './api/favourites-admin.resolver';
import { FavouritesResolver } from './api/favourites.resolver';
import { Favourite } from './favourite.entity';
import { favouritesLoaders } from './favourites.loaders';

/** Instruments an account has starred. */
export const favourites = {
  name: 'favourites',
  tables: { favourite: { SELECT: true, DELETE: true } },
  functions: ['add_favourites'],
  entities: [Favourite],
  resolvers: { user: [FavouritesResolver], staff: [FavouritesAdminResolver] },
  loaders: favouritesLoaders,
} satisfies Module;
