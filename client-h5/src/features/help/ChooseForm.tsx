import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { FundPasswordField } from '../../ui/field/FundPasswordField';
import { PasswordField } from '../../ui/field/PasswordField';
import { FundPasswordChooseDocument } from './help.generated';
import styles from './AskForm.module.css';

const names = ['loginPassword', 'password', 'passwordRepeat'] as const;

/** The user chooses alone: the login password, and a new fund password twice. */
export function ChooseForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords('help');
  const [choose, { loading }] = useMutation(FundPasswordChooseDocument);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { loginPassword: '', password: '', passwordRepeat: '' },
  });
  const submit = handleSubmit(async (input) => {
    const { data } = await choose({ variables: { input } });
    if (!data) return;
    const { done, userErrors } = data.fundPasswordChoose;
    const said = sayRefusals(userErrors);
    for (const name of names) if (name in said) setError(name, { message: said[name] ?? '' });
    if (done !== true) return;
    toast({ type: 'success', text: t('help.done') });
    onDone();
  });
  const required = { required: t('shared:common.fillIn') };
  const { errors } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('help.loginPassword')}
        autoComplete="current-password"
        error={errors.loginPassword?.message}
        {...register('loginPassword', required)}
      />
      <FundPasswordField
        label={t('help.newFund')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', required)}
      />
      <FundPasswordField
        follows
        label={t('help.repeat')}
        autoComplete="new-password"
        error={errors.passwordRepeat?.message}
        {...register('passwordRepeat', {
          validate: (text, { password }) => text === password || t('errors:FUND_PASSWORD_MISMATCH'),
        })}
      />
      <Button type="submit" busy={loading}>
        {t('help.choose')}
      </Button>
    </form>
  );
}
