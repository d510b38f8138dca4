import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useDraft, readDraft } from '../../lib/forms/useDraft';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { LanguageButton } from '../../ui/LanguageButton';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Logo } from '../../ui/Logo';
import { AuthPage } from './AuthPage';
import { CredentialFields, type Credentials } from './CredentialFields';
import { FactorField } from './FactorField';
import { LiftWait } from './LiftWait';
import { PasskeyLogIn } from './PasskeyLogIn';
import { useLogIn } from './useLogIn';
import authPageStyles from './AuthPage.module.css';
import styles from './LoginScreen.module.css';

const draft = 'login';

/** `/pages/login/login`. */
export function LoginScreen() {
  const { t } = useWords('auth');
  const brand = usePlatform()?.brand ?? '';
  return (
    <AuthPage end={<LanguageButton />}>
      <Logo size={44} />
      <PageTitle title={t('auth.loginTitle')} />
      <p className="second">{t('auth.loginLead')}</p>
      <LoginForm />
      <p className={authPageStyles.authOther}>
        {t('auth.newHere')}{' '}
        <Link className="link" to={paths.register}>
          {t('auth.createAccount')}
        </Link>
      </p>
      <p className={styles.authRisk}>{t('auth.loginRisk', { brand })}</p>
    </AuthPage>
  );
}

function LoginForm() {
  const { t } = useWords('auth');
  const { logIn, busy, errors, waits, factorAsked, endWait } = useLogIn();
  const { register, handleSubmit, control, formState, resetField, setFocus } = useForm<Credentials>(
    {
      defaultValues: { account: readDraft(draft).account ?? '', password: '' },
    },
  );
  useDraft(draft, { account: useWatch({ control, name: 'account' }) });
  useEffect(() => {
    if (factorAsked) setFocus('totp');
  }, [factorAsked, setFocus]);
  const lifted = () => {
    endWait();
    resetField('password');
    setFocus('password');
  };
  return (
    <>
      <form
        className={authPageStyles.authForm}
        noValidate
        onSubmit={(event) => void handleSubmit(logIn)(event)}
      >
        <CredentialFields register={register} typed={formState.errors} refused={errors} />
        {factorAsked && <FactorField field={register('totp')} error={errors.totp} />}
        <Button type="submit" busy={busy}>
          {t('shared:common.logIn')}
        </Button>
        <PasskeyLogIn />
      </form>
      {factorAsked && (
        <p className={styles.forgot}>
          <Link className="link" to={paths.lostFactor}>
            {t('auth.factorLost')}
          </Link>
        </p>
      )}
      <p className={styles.forgot}>
        <Link className="link" to={paths.forgotPassword}>
          {t('auth.forgot')}
        </Link>
      </p>
      {waits && <LiftWait key={waits.account} wait={waits} onLifted={lifted} />}
    </>
  );
}
