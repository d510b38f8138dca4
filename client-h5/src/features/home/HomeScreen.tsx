import { useWords } from '../../lib/useWords';
import { PopularMarkets } from '../../ui/figure/PopularMarkets';
import { LanguageButton } from '../../ui/LanguageButton';
import { BrandBar } from '../../ui/layout/BrandBar';
import { Page } from '../../ui/layout/Page';
import { FirstStep } from './FirstStep';
import { HomeBanner } from './HomeBanner';
import { QuickActions } from './QuickActions';

/** Home for a user: what people come for most, and the markets as they move. */
export function HomeScreen() {
  const { t } = useWords('home');
  return (
    <Page title={t('home.title')} header={<Head />}>
      <FirstStep />
      <HomeBanner />
      <QuickActions />
      <PopularMarkets title={t('home.popular')} />
    </Page>
  );
}

const Head = () => (
  <BrandBar>
    <LanguageButton icon />
  </BrandBar>
);
