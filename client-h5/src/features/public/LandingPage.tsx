import { useWords } from '../../lib/useWords';
import { paths } from '../../../../schema/routes';
import { ButtonLink } from '../../ui/Button';
import { LanguageButton } from '../../ui/LanguageButton';
import { BrandBar } from '../../ui/layout/BrandBar';
import { PageTitle } from '../../ui/layout/PageTitle';
import { PopularMarkets } from '../../ui/figure/PopularMarkets';
import { Costs } from './Costs';
import { Features } from './Features';
import { Footer } from './Footer';
import { Hero } from './Hero';
import { OutcomesCard } from './OutcomesCard';
import { Technology } from './Technology';
import { Timeline } from './Timeline';
import { useLandingTerms } from './useLandingTerms';
import '../../ui/layout/Page.css';
import './landing.css';

/** Home for a visitor: what the product is, what it costs, and how to check it. */
export function LandingPage() {
  const { t } = useWords('public');
  const terms = useLandingTerms();
  return (
    <div className="page landing">
      <Head />
      <main>
        <PageTitle title={t('public.heroTitle')} />
        <Hero />
        <OutcomesCard terms={terms} />
        <div className="landing-body">
          <PopularMarkets title={t('public.popular')} />
          <Features />
          <Timeline />
        </div>
        <Technology />
        <div className="landing-body">{terms && <Costs market={terms} />}</div>
      </main>
      <Footer />
      <p className="landing-risk">{t('shared:common.riskLine')}</p>
    </div>
  );
}

function Head() {
  const { t } = useWords('public');
  return (
    <BrandBar>
      <ButtonLink small look="quiet" className="landing-login" to={paths.login}>
        {t('shared:common.logIn')}
      </ButtonLink>
      <LanguageButton icon />
    </BrandBar>
  );
}
