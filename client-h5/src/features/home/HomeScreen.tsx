import { useWords } from '../../lib/useWords';
import { PopularMarkets } from '../../ui/figure/PopularMarkets';
import { LanguageButton } from '../../ui/LanguageButton';
import { BrandBar } from '../../ui/layout/BrandBar';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { HomeNext } from './HomeNext';
import { LeadCard } from './LeadCard';

/** Home for a user: what they have, what runs or comes next, and the markets as they move. */
export function HomeScreen() {
  const { t } = useWords('home');
  return (
    <Page title={t('home.title')} header={<Head />}>
      <PullToRefresh />
      <LeadCard />
      <HomeNext />
      <PopularMarkets title={t('home.popular')} />
    </Page>
  );
}

const Head = () => (
  <BrandBar>
    <LanguageButton icon />
  </BrandBar>
);
