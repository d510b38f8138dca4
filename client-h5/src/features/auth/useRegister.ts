import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { sayRefusals } from '../../lib/forms/refusals';
import { dropDraft, fillDraft, readDraft, useDraft } from '../../lib/forms/useDraft';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { UserRegisterDocument } from './auth.generated';

const draft = 'register';

export interface RegisterForm {
  account: string;
  code: string;
  password: string;
  passwordRepeat: string;
  invitationCode: string;
  userName: string;
  agreed: boolean;
}

function useRegisterForm() {
  const [params] = useSearchParams();
  const kept = readDraft(draft);
  const form = useForm<RegisterForm>({
    defaultValues: {
      account: kept.account ?? '',
      code: kept.code ?? '',
      password: '',
      passwordRepeat: '',
      invitationCode: params.get('code') ?? kept.invitationCode ?? '',
      userName: kept.userName ?? '',
      agreed: false,
    },
  });
  const [account, code, invitationCode, userName] = useWatch({
    control: form.control,
    name: ['account', 'code', 'invitationCode', 'userName'],
  });
  useDraft(draft, { account, code, invitationCode, userName });
  return form;
}

/** The form of a new user, and sending it. What the server refuses stands under its field. */
export function useRegister() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const form = useRegisterForm();
  const [mutate] = useMutation(UserRegisterDocument);
  const [busy, setBusy] = useState(false);

  async function send(values: RegisterForm): Promise<void> {
    const { invitationCode, userName, ...rest } = values;
    const { data } = await mutate({
      variables: {
        input: {
          ...rest,
          ...(invitationCode !== '' && { invitationCode }),
          ...(userName !== '' && { userName }),
        },
      },
    });
    if (!data) return;
    const { registered, userErrors } = data.userRegister;
    for (const [name, message] of Object.entries(sayRefusals(userErrors))) {
      if (name in values)
        form.setError(name as keyof RegisterForm, { message }, { shouldFocus: true });
    }
    if (!registered) return;
    dropDraft(draft);
    fillDraft('login', { account: values.account });
    toast({ type: 'success', text: t('done:REGISTERED') });
    void navigate(paths.login, { replace: true });
  }

  async function submit(values: RegisterForm): Promise<void> {
    setBusy(true);
    await send(values);
    setBusy(false);
  }

  return { form, busy, submit };
}
