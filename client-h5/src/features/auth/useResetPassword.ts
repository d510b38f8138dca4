import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { sayRefusals } from '../../lib/forms/refusals';
import { fillDraft, readDraft } from '../../lib/forms/useDraft';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { PasswordResetDocument } from './auth.generated';
import { useCode } from './useCode';

const fields = ['account', 'code', 'password', 'passwordRepeat'] as const;

/** The form of a forgotten password. What the server refuses stands under its field. */
export function useResetPassword() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const code = useCode('RESET');
  const [reset, { loading: busy }] = useMutation(PasswordResetDocument);
  const form = useForm({
    // Whoever could not sign in has typed it there.
    defaultValues: {
      account: readDraft('login').account ?? '',
      code: '',
      password: '',
      passwordRepeat: '',
    },
  });

  async function sendCode(): Promise<void> {
    if (await form.trigger('account', { shouldFocus: true }))
      await code.send(form.getValues('account'));
  }

  const save = form.handleSubmit(async (input) => {
    if (busy) return;
    const { data } = await reset({ variables: { input } });
    if (!data) return;
    const { changed, userErrors } = data.passwordReset;
    const refused = sayRefusals(userErrors);
    const wrong = fields.find((name) => name in refused);
    if (wrong) form.setError(wrong, { message: refused[wrong] ?? '' }, { shouldFocus: true });
    if (changed !== true) return;
    toast({ type: 'success', text: t('auth.resetDone') });
    fillDraft('login', { account: input.account });
    void navigate(paths.login, { replace: true });
  });

  return { form, code, busy, sendCode, save };
}
