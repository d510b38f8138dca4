import { useTranslation } from 'react-i18next';
import { paths } from '../../../../../schema/routes';
import { usePlatform } from '../../../lib/usePlatform';
import { ButtonLink } from '../../../ui/Button';
import { LanguageButton } from '../../../ui/LanguageButton';
import { Logo } from '../../../ui/Logo';
import { PageTitle } from '../../../ui/PageTitle';
import { PracticeBadge } from '../../../ui/PracticeBadge';
import { PopularMarkets } from '../PopularMarkets';
import { Costs } from './Costs';
import { Features } from './Features';
import { Footer } from './Footer';
import { Hero } from './Hero';
import { OutcomesCard } from './OutcomesCard';
import { Technology } from './Technology';
import { Timeline } from './Timeline';
import { useLandingTerms } from './useLandingTerms';
import '../../../ui/Page.css';
import './landing.css';

/** Home for a visitor: what the product is, what it costs, and how to check it. */
export function LandingPage() {
  const { t } = useTranslation();
  const terms = useLandingTerms();
  return (
    <div className="page landing">
      <Head />
      <main>
        <PageTitle title={t('marketing.heroTitle')} />
        <Hero />
        <OutcomesCard terms={terms} />
        <div className="landing-body">
          <PopularMarkets title={t('marketing.popular')} />
          <Features />
          <Timeline />
        </div>
        <Technology />
        <div className="landing-body">{terms && <Costs market={terms} />}</div>
      </main>
      <Footer />
      <p className="landing-risk">{t('common.riskLine')}</p>
    </div>
  );
}

function Head() {
  const { t } = useTranslation();
  const brand = usePlatform()?.brand;
  return (
    <header className="nav-bar nav-bar-wide">
      <span className="row grow">
        <Logo />
        <b className="brand">{brand}</b>
        <PracticeBadge />
      </span>
      <ButtonLink small look="quiet" className="landing-login" to={paths.login}>
        {t('auth.logIn')}
      </ButtonLink>
      <LanguageButton icon />
    </header>
  );
}
