import type { ApolloCache } from '@apollo/client';
import { FavouritesDocument } from './favourites.generated';

export interface Answered {
  readonly favourites: readonly string[] | null;
  readonly userErrors: readonly { readonly message: string }[];
}

/** What the server says is starred now is what every screen shows. A refusal changes nothing. */
export function keepFavourites(cache: ApolloCache, answered: Answered | undefined): void {
  const favourites = answered?.favourites;
  if (favourites)
    cache.writeQuery({ query: FavouritesDocument, data: { favourites: [...favourites] } });
}
