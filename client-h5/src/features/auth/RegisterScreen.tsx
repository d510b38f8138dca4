import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { LanguageButton } from '../../ui/LanguageButton';
import { PageTitle } from '../../ui/layout/PageTitle';
import { AccountFields } from './AccountFields';
import { AgreeField } from './AgreeField';
import { AuthPage } from './AuthPage';
import { InvitationFields } from './InvitationFields';
import { PasswordFields } from './PasswordFields';
import { useRegister } from './useRegister';
import authPageStyles from './AuthPage.module.css';
import styles from './RegisterScreen.module.css';

/** `/pages/login/register?code=TARN01`. */
export function RegisterScreen() {
  const { t } = useWords('auth');
  const { form, busy, submit } = useRegister();
  const required = usePlatform()?.invitationRequired ?? true;
  return (
    <AuthPage end={<LanguageButton />}>
      <PageTitle title={t('auth.registerTitle')} />
      <p className="second">{t('auth.registerLead')}</p>
      <form
        className={authPageStyles.authForm}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <AccountFields form={form} />
        <PasswordFields form={form} />
        <InvitationFields form={form} required={required} />
        <Banner>
          <h2 className="strong">{t('auth.risksTitle')}</h2>
          <ul className={styles.authRisks}>
            <li>{t('auth.riskLoss')}</li>
            <li>{t('auth.riskShort')}</li>
            <li>{t('auth.riskRules')}</li>
          </ul>
        </Banner>
        <AgreeField form={form} />
        <Button type="submit" busy={busy}>
          {t('auth.register')}
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
