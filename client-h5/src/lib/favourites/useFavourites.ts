import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useSession } from '../session/session';
import { toast } from '../toast';
import {
  FavouriteRemoveDocument,
  FavouritesAddDocument,
  FavouritesDocument,
} from './favourites.generated';
import { deviceStars } from './deviceStars';
import { keepFavourites, type Answered } from './keepFavourites';
import { useBringIn } from './useBringIn';

type Ids = readonly string[];

const sayRefusal = (answered: Answered | undefined): void => {
  const [refusal] = answered?.userErrors ?? [];
  if (refusal) toast({ type: 'error', text: refusal.message });
};

function useOnAccount(ids: Ids) {
  const [add] = useMutation(FavouritesAddDocument);
  const [remove] = useMutation(FavouriteRemoveDocument);
  const star = async (id: string) => {
    const { data } = await add({
      variables: { input: { instrumentIds: [id] } },
      optimisticResponse: { favouritesAdd: { favourites: [...ids, id], userErrors: [] } },
      update: (cache, answer) => {
        keepFavourites(cache, answer.data?.favouritesAdd);
      },
    });
    sayRefusal(data?.favouritesAdd);
  };
  const unstar = async (id: string) => {
    const favourites = ids.filter((other) => other !== id);
    const { data } = await remove({
      variables: { input: { instrumentId: id } },
      optimisticResponse: { favouriteRemove: { favourites, userErrors: [] } },
      update: (cache, answer) => {
        keepFavourites(cache, answer.data?.favouriteRemove);
      },
    });
    sayRefusal(data?.favouriteRemove);
  };
  return { star, unstar };
}

/**
 * The markets somebody starred: of the account, so that another phone shows them too; of this device
 * for a visitor. A star shows at once; if the server does not take it, it goes again and says why.
 */
export function useFavourites() {
  const signedIn = useSession().token !== null;
  const onDevice = deviceStars.use();
  const { data } = useQuery(FavouritesDocument, signedIn ? {} : skipToken);
  const ids: Ids = signedIn ? (data?.favourites ?? []) : onDevice;
  const { star, unstar } = useOnAccount(ids);
  useBringIn(signedIn ? data?.favourites : undefined);
  return {
    ids,
    toggle: (id: string) => {
      if (!signedIn) deviceStars.toggle(id);
      // A lost connection is said by the link.
      else void (ids.includes(id) ? unstar(id) : star(id)).catch(() => undefined);
    },
  };
}
