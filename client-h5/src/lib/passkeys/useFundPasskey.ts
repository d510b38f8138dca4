import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { serverNow } from '../time/serverClock';
import { canSign } from './canSign';
import { FundPasskeysDocument } from './passkeys.generated';
import { useSignature } from './useSignature';

/** Passkey first, then the fund password: what stands for it here, and which of the two is asked for. */
export function useFundPasskey() {
  const { data } = useQuery(FundPasskeysDocument, { fetchPolicy: 'cache-and-network' });
  const [byPassword, setByPassword] = useState(false);
  const { sign, busy } = useSignature('FUND');
  const now = serverNow();
  const offered =
    data !== undefined &&
    canSign(data.passkeyHost) &&
    data.me.passkeys.some(({ fundSince }) => Date.parse(fundSince) <= now);
  return {
    /** Whether one of the account’s passkeys can be asked here. */
    offered,
    /** Whether it is. */
    chosen: offered && !byPassword,
    /** Whether there is a password to ask for instead. */
    passwordSet: data?.me.fundPasswordSet ?? true,
    busy,
    sign,
    choose: (by: 'passkey' | 'password'): void => {
      setByPassword(by === 'password');
    },
  };
}

export type FundPasskey = ReturnType<typeof useFundPasskey>;
