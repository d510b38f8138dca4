import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { useFundPasskey } from '../../lib/passkeys/useFundPasskey';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { PaymentMethodAddDocument, PaymentMethodsDocument } from './paymentMethods.generated';
import type { Kind } from './usePaymentMethods';

const fields = ['account', 'bank', 'branch', 'holder', 'currency', 'fundPassword'] as const;
type Fields = Record<(typeof fields)[number], string>;

const empty: Fields = {
  ...{ account: '', bank: '', branch: '', holder: '', currency: '' },
  fundPassword: '',
};

/** The form of a new target and sending it; a second tap or a retry after a lost answer adds nothing twice. */
export function useAddMethod(kind: Kind, onAdded: () => void) {
  const { t } = useWords('payment-methods');
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: empty });
  const [add, { loading: busy }] = useMutation(PaymentMethodAddDocument, {
    refetchQueries: [PaymentMethodsDocument],
  });
  const [key, setKey] = useState(newKey);
  const passkey = useFundPasskey();
  const sending = busy || passkey.busy;

  const send = form.handleSubmit(async (values) => {
    if (sending) return;
    const { fundPassword, ...details } = values;
    const proof = passkey.chosen ? { passkey: await passkey.sign() } : { fundPassword };
    if (proof.passkey === null) return;
    const filled = Object.entries({ ...details, ...proof }).filter(([, one]) => one !== '');
    const input = {
      ...Object.fromEntries(filled),
      account: values.account,
      kind,
      idempotencyKey: key,
    };
    const { data } = await add({ variables: { input } });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!data) return;
    setKey(newKey());
    const { paymentMethod, userErrors } = data.paymentMethodAdd;
    const refused = sayRefusals(userErrors);
    const wrong = fields.find((name) => name in refused);
    if (wrong) form.setError(wrong, { message: refused[wrong] ?? '' }, { shouldFocus: true });
    if (!paymentMethod) return;
    toast({ type: 'success', text: t('done:ADDED') });
    form.reset(empty);
    onAdded();
  });

  return { form, passkey, busy: sending, send };
}
