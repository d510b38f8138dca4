import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import { PopularMarkets } from '../../ui/figure/PopularMarkets';
import { LanguageButton } from '../../ui/LanguageButton';
import { BrandBar } from '../../ui/layout/BrandBar';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { HomeNext } from './HomeNext';
import { HomeWays } from './HomeWays';
import { LeadCard } from './LeadCard';

/** Its code comes after the first sight, and nothing above it moves when it does. */
const HomeMore = lazy(() =>
  part(() => import('./HomeMore')).then((file) => ({ default: file.HomeMore })),
);

/** Home for a user: what they have, what runs or comes next, the markets as they move, and what is in projects. */
export function HomeScreen() {
  const { t } = useWords('home');
  return (
    <Page title={t('home.title')} header={<Head />}>
      <PullToRefresh />
      <LeadCard />
      <HomeNext />
      <PopularMarkets title={t('home.popular')} />
      <Suspense fallback={null}>
        <HomeMore />
      </Suspense>
    </Page>
  );
}

const Head = () => (
  <BrandBar>
    <LanguageButton icon />
    <HomeWays />
  </BrandBar>
);
