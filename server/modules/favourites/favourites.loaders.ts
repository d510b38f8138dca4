import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { favouriteCounts } from './favourites';

/** Batched reads of one request. */
export interface FavouritesLoaders {
  /** How many instruments a user starred, by the user's id. */
  readonly favouriteCounts: DataLoader<string, number>;
}

export const favouritesLoaders = ({ db }: Context): FavouritesLoaders => ({
  favouriteCounts: new DataLoader((ids) => favouriteCounts(db, ids)),
});
