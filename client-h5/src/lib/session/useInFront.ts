import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { InFrontDocument } from './inFront.generated';
import { useSession } from './session';

const EVERY_MS = 60_000;

/** Asks once a minute while the app is in front: the server counts the minutes in which it was used. */
export function useInFront(): void {
  const client = useApolloClient();
  const { token, locked } = useSession();
  useEffect(() => {
    if (token === null || locked !== null) return;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // Nobody waits for it: what fails is counted a minute later.
      const quietly = { fetchPolicy: 'network-only', context: { quiet: true } } as const;
      void client.query({ query: InFrontDocument, ...quietly }).catch(() => null);
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, token, locked]);
}
