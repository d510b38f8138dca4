import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { PopularMarkets } from '../../ui/figure/PopularMarkets';
import { LanguageButton } from '../../ui/LanguageButton';
import { BrandBar } from '../../ui/layout/BrandBar';
import { PageTitle } from '../../ui/layout/PageTitle';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { Costs } from './Costs';
import { Features } from './Features';
import { Footer } from './footer/Footer';
import { Hero } from './Hero';
import { LandingBanners } from './LandingBanners';
import { OutcomesCard } from './OutcomesCard';
import { Technology } from './Technology';
import { Timeline } from './Timeline';
import { useLandingTerms } from './useLandingTerms';
import styles from './LandingPage.module.css';

/** Home for a visitor: what the product is, what it costs, and how to check it. */
export function LandingPage() {
  const { t } = useWords('public');
  const terms = useLandingTerms();
  return (
    <div className={classes('page', styles.landing)}>
      <Head />
      <main>
        <PullToRefresh />
        <div className={styles.landingBody}>
          <LandingBanners />
          <PopularMarkets title={t('public.popular')} />
        </div>
        <PageTitle title={t('public.heroTitle')} />
        <Hero />
        <OutcomesCard terms={terms} />
        <div className={styles.landingBody}>
          <Features />
          <Timeline />
        </div>
        <Technology />
        <div className={styles.landingBody}>{terms && <Costs market={terms} />}</div>
      </main>
      <Footer />
      <p className={styles.landingRisk}>{t('shared:common.riskLine')}</p>
    </div>
  );
}

function Head() {
  const { t } = useWords('public');
  return (
    <BrandBar>
      <ButtonLink small look="quiet" className={styles.landingLogin} to={paths.login}>
        {t('shared:common.logIn')}
      </ButtonLink>
      <LanguageButton icon />
    </BrandBar>
  );
}
