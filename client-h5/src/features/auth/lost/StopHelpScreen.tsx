import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import type { Refusal } from '../../../lib/forms/refusals';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { LanguageButton } from '../../../ui/LanguageButton';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { HelpStopByLinkDocument } from '../auth.generated';
import authPageStyles from '../AuthPage.module.css';
import { AuthPage } from '../AuthPage';

/** `/pages/login/stophelp`: stops what a mail announced, without a session. Nothing happens before the button. */
export function StopHelpScreen() {
  const { t } = useWords('auth');
  const [query] = useSearchParams();
  const { stop, busy, done, refused } = useStopping(query.get('token') ?? '');
  if (done) return <Stopped />;
  return (
    <AuthPage end={<LanguageButton />}>
      <PageTitle title={t('stopHelp.title')} />
      <p className="second">{t('stopHelp.lead')}</p>
      <div className={authPageStyles.authForm}>
        {refused && (
          <Banner tone="warn">
            <p role="alert">{refused.message}</p>
          </Banner>
        )}
        {/* What an old link does not stop can be stopped by whoever signs in. */}
        {refused?.code === 'HELP_LINK_ENDED' ? (
          <ButtonLink to={paths.login}>{t('shared:common.logIn')}</ButtonLink>
        ) : (
          <Button busy={busy} onClick={() => void stop()}>
            {t('stopHelp.go')}
          </Button>
        )}
      </div>
    </AuthPage>
  );
}

function useStopping(token: string) {
  const [ask, { loading: busy }] = useMutation(HelpStopByLinkDocument);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  async function stop(): Promise<void> {
    setRefused(null);
    const { data } = await ask({ variables: { token } });
    if (!data) return;
    const { userErrors } = data.helpStopByLink;
    setRefused(userErrors[0] ?? null);
    setDone(data.helpStopByLink.done === true);
  }
  return { stop, busy, done, refused };
}

function Stopped() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  return (
    <AuthPage end={<LanguageButton />}>
      <PageTitle title={t('stopHelp.done')} />
      <p className="second" role="status">
        {t('stopHelp.doneLead')}
      </p>
      <div className={authPageStyles.authForm}>
        <Button onClick={() => void navigate(paths.forgotPassword)}>{t('auth.forgotTitle')}</Button>
      </div>
    </AuthPage>
  );
}
