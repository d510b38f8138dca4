import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { toast } from '../toast';
import { deviceStars } from './deviceStars';
import { FavouritesAddDocument } from './favourites.generated';
import { keepFavourites } from './keepFavourites';

/**
 * Brings this device's stars into the account, once: they leave the device as they are sent, and come
 * back to it only when the connection was lost. `onAccount` is undefined until the account's are known.
 */
export function useBringIn(onAccount: readonly string[] | undefined): void {
  const client = useApolloClient();
  const onDevice = deviceStars.use();
  useEffect(() => {
    if (!onAccount || onDevice.length === 0) return;
    deviceStars.clear();
    const fresh = onDevice.filter((id) => !onAccount.includes(id));
    const send = async (instrumentIds: readonly string[]) => {
      if (instrumentIds.length === 0) return null;
      const { data } = await client.mutate({
        mutation: FavouritesAddDocument,
        variables: { input: { instrumentIds: [...instrumentIds] } },
      });
      keepFavourites(client.cache, data?.favouritesAdd);
      return data?.favouritesAdd.userErrors[0] ?? null;
    };
    const bringIn = async () => {
      const refusal = await send(fresh);
      if (refusal?.code !== 'FAVOURITES_FULL') return;
      toast({ type: 'error', text: refusal.message });
      const max = Number.parseInt(refusal.figures[0]?.value ?? '0', 10);
      await send(fresh.slice(0, Math.max(0, max - onAccount.length)));
    };
    bringIn().catch(() => {
      for (const id of fresh.toReversed()) deviceStars.add(id);
    });
  }, [client, onAccount, onDevice]);
}
