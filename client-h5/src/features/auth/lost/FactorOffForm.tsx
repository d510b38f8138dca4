import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { LostFactorConfirmDocument } from '../auth.generated';
import authPageStyles from '../AuthPage.module.css';
import { CodeField } from '../CodeField';
import { useCode } from '../useCode';
import type { Lost } from './useLostFactor';

/** The code that is sent to the account, and then the second factor is off. */
export function FactorOffForm({ credentials }: Pick<Lost, 'credentials'>) {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const code = useCode('FACTOR_OFF');
  const [confirm, { loading }] = useMutation(LostFactorConfirmDocument);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async (typed) => {
    const { data } = await confirm({ variables: { input: { ...credentials, ...typed } } });
    if (!data) return;
    const { done, userErrors } = data.lostFactorConfirm;
    const { code: message } = sayRefusals(userErrors);
    if (message !== undefined) setError('code', { message }, { shouldFocus: true });
    if (done !== true) return;
    toast({ type: 'success', text: t('lost.done') });
    void navigate(paths.login, { replace: true });
  });
  return (
    <form className={authPageStyles.authForm} noValidate onSubmit={(event) => void submit(event)}>
      <CodeField
        code={code}
        onSend={() => void code.send(credentials.account)}
        field={register('code', { required: t('errors:CODE_REQUIRED') })}
        error={formState.errors.code?.message ?? code.error}
      />
      <Button type="submit" busy={loading}>
        {t('lost.off')}
      </Button>
    </form>
  );
}
