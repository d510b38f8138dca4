import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useSession } from '../../lib/session/session';
import { takeWanted } from '../../lib/session/wanted';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { LanguageButton } from '../../ui/LanguageButton';
import { PageTitle } from '../../ui/layout/PageTitle';
import { AuthPage } from './AuthPage';
import { AccountFields } from './register/AccountFields';
import { InvitationFields } from './register/InvitationFields';
import { ProofFields } from './register/ProofFields';
import { stepFields } from './register/registerForm';
import { useRegister } from './register/useRegister';
import authPageStyles from './AuthPage.module.css';
import styles from './RegisterScreen.module.css';

/** `/pages/login/register?code=TARN01`. Whoever is signed in has no use for it. */
export function RegisterScreen() {
  const { token, locked } = useSession();
  return token !== null && locked === null ? <Arrived /> : <Register />;
}

/** Goes where the user wanted to before somebody asked them to register. */
function Arrived() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(takeWanted(), { replace: true });
  }, [navigate]);
  return null;
}

function Register() {
  const { t } = useWords('auth');
  const { form, code, step, last, busy, next } = useRegister();
  const titles = [t('auth.registerTitle'), t('auth.proofTitle'), t('auth.inviteTitle')];
  return (
    <AuthPage end={<LanguageButton />}>
      <p className={styles.authStep}>{t('auth.stepOf', { step, steps: stepFields.length })}</p>
      <PageTitle key={step} title={titles[step - 1] ?? ''} />
      {step === 1 && <p className="second">{t('auth.registerLead')}</p>}
      <form
        className={authPageStyles.authForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        {step === 1 && <AccountFields form={form} refused={code.error} />}
        {step === 2 && <ProofFields form={form} code={code} />}
        {step === 3 && <InvitationFields form={form} />}
        <Button type="submit" busy={busy}>
          {last ? t('auth.register') : t('auth.goOn')}
        </Button>
      </form>
      <p className={authPageStyles.authOther}>
        {t('auth.haveAccount')}{' '}
        <Link className="link" to={paths.login}>
          {t('shared:common.logIn')}
        </Link>
      </p>
    </AuthPage>
  );
}
