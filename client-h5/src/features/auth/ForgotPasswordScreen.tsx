import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { PasswordField } from '../../ui/field/PasswordField';
import { TextField } from '../../ui/field/TextField';
import { Button } from '../../ui/Button';
import { LanguageButton } from '../../ui/LanguageButton';
import { PageTitle } from '../../ui/layout/PageTitle';
import { AuthPage } from './AuthPage';
import { CodeField } from './CodeField';
import { lengthFits, PasswordRules } from './PasswordRules';
import { useResetPassword } from './useResetPassword';
import authPageStyles from './AuthPage.module.css';

/** `/pages/login/forgetpwd`: a new login password by a code that is sent to the account. */
export function ForgotPasswordScreen() {
  const { t } = useWords('auth');
  const { form, code, busy, sendCode, save } = useResetPassword();
  return (
    <AuthPage end={<LanguageButton />}>
      <PageTitle title={t('auth.forgotTitle')} />
      <p className="second">{t('auth.forgotLead')}</p>
      <form
        className={authPageStyles.authForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('auth.account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.account?.message ?? code.error}
          {...form.register('account', { required: t('auth.accountNeeded') })}
        />
        <CodeField
          code={code}
          onSend={() => void sendCode()}
          field={form.register('code', { required: t('errors:CODE_REQUIRED') })}
          error={form.formState.errors.code?.message}
        />
        <NewPasswordFields form={form} />
        <Button type="submit" busy={busy}>
          {t('auth.saveNew')}
        </Button>
      </form>
      <p className={authPageStyles.authOther}>
        <Link className="link" to={paths.login}>
          {t('shared:common.logIn')}
        </Link>
      </p>
    </AuthPage>
  );
}

function NewPasswordFields({ form }: Pick<ReturnType<typeof useResetPassword>, 'form'>) {
  const { t } = useWords('auth');
  const { register, formState, watch } = form;
  const [password, repeat] = watch(['password', 'passwordRepeat']);
  return (
    <>
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        hint={<PasswordRules password={password} repeat={repeat} />}
        {...register('password', {
          validate: (text) => lengthFits(text) || t('errors:PASSWORD_LENGTH'),
        })}
      />
      <PasswordField
        label={t('auth.passwordRepeat')}
        autoComplete="new-password"
        error={formState.errors.passwordRepeat?.message}
        {...register('passwordRepeat', {
          validate: (text, values) => text === values.password || t('errors:PASSWORD_MISMATCH'),
        })}
      />
    </>
  );
}
