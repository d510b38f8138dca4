import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Contours } from '../../ui/Contours';
import { GoTo } from '../../ui/GoTo';
import { LanguageChoices } from '../../ui/LanguageChoices';
import { Page } from '../../ui/layout/Page';
import { Logo } from '../../ui/Logo';
import { isInstalled, markSplashSeen, splashSeen } from './device';
import styles from './SplashScreen.module.css';

/**
 * `/pages/splash/splash`: where the installed app starts. Once it says whose it is, in which language, and what can be
 * lost; every later start, and any browser, goes on to Home.
 */
export function SplashScreen() {
  const [first] = useState(() => isInstalled() && !splashSeen());
  return first ? <Splash /> : <GoTo to={paths.home} />;
}

function Splash() {
  const { t } = useWords('install');
  const navigate = useNavigate();
  const title = t('splash.title', { brand: usePlatform()?.brand ?? 'Tarn' });
  const leave = () => {
    markSplashSeen();
    void navigate(paths.home, { replace: true });
  };
  return (
    <Page title={title} header={<Head title={title} />} foot={<Foot onLeave={leave} />}>
      <div className={styles.splash}>
        <LanguageChoices />
      </div>
    </Page>
  );
}

function Head({ title }: { readonly title: string }) {
  const { t } = useWords('install');
  return (
    <header className={styles.splashHead}>
      <Contours className={styles.splashArt} x={0.8} y={0.4} />
      <Logo size={48} />
      <p className={styles.splashTitle} aria-hidden>
        {title}
      </p>
      <p>{t('splash.lead')}</p>
    </header>
  );
}

function Foot({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useWords('install');
  return (
    <>
      <p className={styles.splashRisk}>{t('shared:common.riskLine')}</p>
      <Button onClick={onLeave}>{t('splash.goOn')}</Button>
    </>
  );
}
