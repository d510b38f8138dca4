import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readAccountName } from '../../../../schema/account-name';
import { limits } from '../../../../schema/limits';
import { sayRefusals } from '../../lib/forms/refusals';
import { deadlineIn, useCountdown, type ServerDeadline } from '../../lib/time/useCountdown';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { ContactChangeDocument, ContactCodeSendDocument } from './profile.generated';

const names = ['contact', 'code', 'password'] as const;
type Fields = Record<(typeof names)[number], string>;

/** Another e-mail or phone: a code is sent there, and it counts with the login password. */
export function useContact(kind: 'email' | 'phone', onDone: () => void) {
  const { t } = useWords('profile');
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { contact: '', code: '', password: '' },
  });
  const [ask, asking] = useMutation(ContactCodeSendDocument);
  const [change, changing] = useMutation(ContactChangeDocument);
  const [again, setAgain] = useState<ServerDeadline | null>(null);
  const left = useCountdown(again);
  const fits = (text: string) => readAccountName(text)?.kind === kind || t(`profile.wrong.${kind}`);

  async function sendCode(): Promise<void> {
    if (!(await form.trigger('contact', { shouldFocus: true }))) return;
    const account = form.getValues('contact');
    const { data } = await ask({ variables: { input: { account, scene: 'CONTACT' } } });
    if (!data) return;
    const { userErrors, resendInSeconds } = data.codeSend;
    const { account: message } = sayRefusals(userErrors);
    if (message !== undefined) form.setError('contact', { message });
    if (userErrors.length > 0) return;
    setAgain(deadlineIn(resendInSeconds ?? limits.codeResendSeconds));
    toast({ type: 'success', text: t('profile.codeSent') });
  }

  const save = form.handleSubmit(async (input) => {
    const { data } = await change({ variables: { input } });
    if (!data) return;
    const { user, userErrors } = data.contactChange;
    const refused = sayRefusals(userErrors);
    for (const name of names) {
      const message = refused[name];
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
    }
    if (!user) return;
    toast({ type: 'success', text: t('done:DONE') });
    onDone();
  });

  return {
    form,
    fits,
    save,
    sendCode,
    busy: changing.loading,
    sending: asking.loading,
    /** Seconds until the next code may be asked for; null when it may be now. */
    wait: left === 0 ? null : left,
  };
}
