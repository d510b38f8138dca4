import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Actions } from './consoleResource';

/** The name of an act of a resource in the data provider: `recharges.approve`. */
export const actName = (resource: string, act: string): string => `${resource}.${act}`;

/** A resource's acts through react-admin's provider: a session that ended leads to sign-in. */
export function useActions<Acts extends Actions>(resource: string, acts: Acts): Acts {
  const provider = useDataProvider() as unknown as Actions;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(acts).map((act) => [
          act,
          (input: never) => provider[actName(resource, act)]?.(input),
        ]),
      ) as unknown as Acts,
    [provider, resource, acts],
  );
}
