import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where the server draws the page, and while the phone takes it over. */
export const useOnPhone = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
