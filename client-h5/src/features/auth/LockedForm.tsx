import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { readDraft } from '../../lib/useDraft';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useLockedPass } from './useLockedPass';
import './auth.css';

/** Account and password, for balance and open contracts; nothing else opens with them. */
export function LockedForm({ onPass }: { readonly onPass: (pass: string) => void }) {
  const { t } = useTranslation();
  const { open, busy, errors } = useLockedPass(onPass);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { account: readDraft('login').account ?? '', password: '' },
  });
  const missing = t('common.fillIn');
  const typed = formState.errors;
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void handleSubmit(open)(event)}>
      <TextField
        label={t('auth.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={typed.account?.message ?? errors.account}
        {...register('account', { required: missing })}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        error={typed.password?.message ?? errors.password}
        {...register('password', { required: missing })}
      />
      <Button type="submit" busy={busy}>
        {t('locked.show')}
      </Button>
      <p className="auth-other">
        <Link className="link" to={paths.login}>
          {t('locked.otherAccount')}
        </Link>
      </p>
    </form>
  );
}
