import { useState } from 'react';
import type { PasskeyAnswerInput } from '../../../graphql.generated';
import { useSignature } from '../../../lib/passkeys/useSignature';

/** Who changes passkeys proves to be their owner: by one of them, or by the login password. */
export function useOwner(byPasskey: boolean) {
  const [chosen, setChosen] = useState(byPasskey);
  const [password, setPassword] = useState('');
  const { sign, busy } = useSignature('SECURITY');
  /** Null when its owner thought better of it. */
  const prove = async (): Promise<Proof | null> => {
    if (!chosen) return { password };
    const passkey = await sign();
    return passkey && { passkey };
  };
  return {
    /** Whether a passkey is asked. */
    chosen,
    choose: setChosen,
    password,
    type: setPassword,
    busy,
    prove,
  };
}

type Proof = { readonly password: string } | { readonly passkey: PasskeyAnswerInput };

export type Owner = ReturnType<typeof useOwner>;
