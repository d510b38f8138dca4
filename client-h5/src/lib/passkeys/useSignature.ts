import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PasskeyAnswerInput, PasskeyPurpose } from '../../graphql.generated';
import { sayRefusals } from '../forms/refusals';
import { signOnDevice } from './onDevice';
import { PasskeyAskDocument } from './passkeys.generated';

/** A signature by one of the account's passkeys: null where none came, which was said, or wished so. */
export function useSignature(purpose: PasskeyPurpose) {
  const [ask] = useMutation(PasskeyAskDocument);
  const [busy, setBusy] = useState(false);

  async function asked(): Promise<PasskeyAnswerInput | null> {
    const { data } = await ask({ variables: { input: { purpose } } });
    if (!data) return null;
    sayRefusals(data.passkeyAsk.userErrors);
    return data.passkeyAsk.asked ? signOnDevice(data.passkeyAsk.asked) : null;
  }

  const sign = async (): Promise<PasskeyAnswerInput | null> => {
    setBusy(true);
    try {
      return await asked();
    } finally {
      setBusy(false);
    }
  };
  return { busy, sign };
}
