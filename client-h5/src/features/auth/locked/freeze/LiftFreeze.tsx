import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../../schema/routes';
import { readDraft } from '../../../../lib/forms/useDraft';
import { sayRefusals } from '../../../../lib/forms/refusals';
import { toast } from '../../../../lib/toast';
import { useWords } from '../../../../lib/useWords';
import { Button } from '../../../../ui/Button';
import { TextField } from '../../../../ui/field/TextField';
import { FreezeLiftDocument, type FreezeLiftMutationVariables } from '../../auth.generated';
import { CodeField } from '../../CodeField';
import { useCode } from '../../useCode';
import { dropLockedPass } from '../../../../lib/session/lockedPass';

/** Account and code; the password is asked for at the next sign-in. */
export function LiftFreeze() {
  const { t } = useWords('auth');
  const code = useCode('UNFREEZE');
  const { lift, busy } = useLift();
  const { register, handleSubmit, formState, getValues, setError, trigger } = useForm({
    defaultValues: { account: readDraft('login').account ?? '', code: '' },
  });
  const send = async () => {
    if (await trigger('account')) await code.send(getValues('account'));
  };
  const submit = handleSubmit(async (input) => {
    const errors = await lift(input);
    for (const field of ['account', 'code'] as const) {
      const message = errors[field];
      if (message !== undefined) setError(field, { message });
    }
  });
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="second">{t('locked.freezeLift')}</p>
      <TextField
        label={t('auth.identifier')}
        autoComplete="username"
        error={formState.errors.account?.message ?? code.error}
        {...register('account', { required: t('auth.identifierNeeded') })}
      />
      <CodeField
        code={code}
        onSend={() => void send()}
        field={register('code', { required: t('errors:CODE_REQUIRED') })}
        error={formState.errors.code?.message}
      />
      <Button type="submit" busy={busy}>
        {t('locked.lift')}
      </Button>
    </form>
  );
}

function useLift() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const [mutate, { loading }] = useMutation(FreezeLiftDocument);
  async function lift(
    input: FreezeLiftMutationVariables['input'],
  ): Promise<Record<string, string>> {
    const { data } = await mutate({ variables: { input } });
    if (!data) return {};
    const { changed, userErrors } = data.freezeLift;
    const errors = sayRefusals(userErrors);
    if (changed !== true) return errors;
    dropLockedPass();
    toast({ type: 'success', text: t('locked.lifted') });
    void navigate(paths.login, { replace: true });
    return {};
  }
  return { lift, busy: loading };
}
