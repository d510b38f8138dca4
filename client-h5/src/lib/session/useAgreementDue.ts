import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AgreementDueDocument, type AgreementDueQuery } from './agreementDue.generated';
import { useSession } from './session';

type Agreement = AgreementDueQuery['agreement'];

/** The agreement in force where the signed-in user has not accepted it. Asked once a visit, and never by the server. */
export function useAgreementDue() {
  const client = useApolloClient();
  const { token, locked } = useSession();
  const [due, setDue] = useState<Agreement | null>(null);
  useEffect(() => {
    if (token === null || locked !== null) return;
    let gone = false;
    const quietly = { fetchPolicy: 'network-only', context: { quiet: true } } as const;
    client
      .query({ query: AgreementDueDocument, ...quietly })
      .then(({ data }) => {
        if (!gone && !data.me.agreementAccepted) setDue(data.agreement);
      })
      // Nobody waits for it: the next visit asks again.
      .catch(() => null);
    return () => {
      gone = true;
      setDue(null);
    };
  }, [client, token, locked]);
  return {
    due,
    accepted: () => {
      setDue(null);
    },
  };
}
