import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PaymentMethodInput } from '../../graphql.generated';
import { sayRefusals } from '../../lib/forms/refusals';
import type { FundPasskey } from '../../lib/passkeys/useFundPasskey';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import {
  PaymentMethodRemoveDocument,
  PaymentMethodsDocument,
  PaymentMethodSetDefaultDocument,
} from './paymentMethods.generated';

const after = { refetchQueries: [PaymentMethodsDocument] };

/** Making one the default and deleting it, both with a passkey or the fund password. */
export function useChangeMethod(id: string, passkey: FundPasskey, onDone: () => void) {
  const { t } = useWords('payment-methods');
  const [fundPassword, setFundPassword] = useState('');
  const [error, setError] = useState<string>();
  const [prefer, preferring] = useMutation(PaymentMethodSetDefaultDocument, after);
  const [remove, removing] = useMutation(PaymentMethodRemoveDocument, after);
  const busy = preferring.loading || removing.loading || passkey.busy;

  /** What is sent; null where nothing is to be. */
  async function proved(): Promise<PaymentMethodInput | null> {
    if (busy) return null;
    if (passkey.chosen) {
      const signed = await passkey.sign();
      return signed && { id, passkey: signed };
    }
    if (fundPassword === '') setError(t('methods.needed'));
    return fundPassword === '' ? null : { id, fundPassword };
  }

  function take(payload: Parameters<typeof sayRefusals>[0] | undefined, done: string): void {
    if (!payload) return;
    setError(sayRefusals(payload).fundPassword);
    if (payload.length > 0) return;
    toast({ type: 'success', text: done });
    onDone();
  }

  return {
    fundPassword,
    error,
    busy,
    type(text: string) {
      setFundPassword(text);
      setError(undefined);
    },
    async prefer() {
      const input = await proved();
      if (!input) return;
      const { data } = await prefer({ variables: { input } });
      take(data?.paymentMethodSetDefault.userErrors, t('done:DONE'));
    },
    async remove() {
      const input = await proved();
      if (!input) return;
      const { data } = await remove({ variables: { input } });
      take(data?.paymentMethodRemove.userErrors, t('done:DELETED'));
    },
  };
}
