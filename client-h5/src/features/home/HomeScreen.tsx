import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endFarewell, useSession } from '../../app/session';
import { usePlatform } from '../../lib/usePlatform';
import { LanguageButton } from '../../ui/LanguageButton';
import { Logo } from '../../ui/Logo';
import { Page } from '../../ui/Page';
import { PageWait } from '../../ui/PageWait';
import { PracticeBadge } from '../../ui/PracticeBadge';
import { HomeBanner } from './HomeBanner';
import { PopularMarkets } from './PopularMarkets';
import { QuickActions } from './QuickActions';
import './home.css';

const Landing = lazy(() =>
  import('./landing/LandingPage').then((file) => ({ default: file.LandingPage })),
);

/** `/` and `/pages/home/home`. */
export function HomeScreen() {
  const { token } = useSession();
  useEffect(endFarewell, []);
  if (token !== null) return <MemberHome />;
  return (
    <Suspense fallback={<PageWait />}>
      <Landing />
    </Suspense>
  );
}

function MemberHome() {
  const { t } = useTranslation();
  return (
    <Page title={t('home.title')} header={<Head />}>
      <HomeBanner />
      <QuickActions />
      <PopularMarkets title={t('home.popular')} />
    </Page>
  );
}

function Head() {
  const brand = usePlatform()?.brand;
  return (
    <header className="nav-bar nav-bar-wide">
      <span className="row grow">
        <Logo />
        <b className="brand">{brand}</b>
        <PracticeBadge />
      </span>
      <LanguageButton icon />
    </header>
  );
}
