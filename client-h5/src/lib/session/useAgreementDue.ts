import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useState } from 'react';
import { AgreementDueDocument, type AgreementDueQuery } from './agreementDue.generated';
import { useSession } from './session';

interface Found {
  /** Whose visit found it. */
  readonly token: string;
  readonly agreement: AgreementDueQuery['agreement'];
}

/**
 * The agreement in force where the signed-in user has not accepted it. Asked once a visit, and again when
 * the one that was shown is in force no longer; never by the server.
 */
export function useAgreementDue() {
  const client = useApolloClient();
  const { token, locked } = useSession();
  const [found, setFound] = useState<Found | null>(null);
  const [times, askAgain] = useReducer((asked: number) => asked + 1, 0);
  useEffect(() => {
    if (token === null || locked !== null) return;
    let gone = false;
    const quietly = { fetchPolicy: 'network-only', context: { quiet: true } } as const;
    client
      .query({ query: AgreementDueDocument, ...quietly })
      .then(({ data: { me, agreement } }) => {
        if (!gone) setFound(me.agreementAccepted ? null : { token, agreement });
      })
      // Nobody waits for it: the next visit asks again.
      .catch(() => null);
    return () => {
      gone = true;
    };
  }, [client, token, locked, times]);
  return {
    due: found && locked === null && found.token === token ? found.agreement : null,
    accepted: () => {
      setFound(null);
    },
    askAgain,
  };
}
