import { useQuery } from '@apollo/client/react';
import { ReceiptText, Search } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useQuotes } from '../../lib/live/useQuotes';
import { useWords } from '../../lib/useWords';
import { Chips } from '../../ui/field/Chips';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { Pending } from '../../ui/state/Pending';
import { MarketsDocument } from './market.generated';
import { MarketRows } from './MarketRows';
import { MarketSearch } from './MarketSearch';
import { RiskLine } from './RiskLine';
import { SortHead } from './SortHead';
import { groups, useListed, useMarketView, type Market } from './useMarketView';

/** Trade: every market by its group, with the price as it moves. */
export function MarketListScreen() {
  const { t } = useWords('market');
  const [params] = useSearchParams();
  const { data, error, refetch } = useArriving(useQuery(MarketsDocument));
  const markets = data?.instruments;
  useQuotes(markets?.map(({ id }) => id) ?? []);
  if (params.has('search')) return <MarketSearch markets={markets ?? []} />;
  return (
    <Page title={t('market.title')} large money end={<Ways />}>
      <PullToRefresh onRefresh={refetch} />
      {markets ? (
        <Listed markets={markets} />
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Ways() {
  const { t } = useWords('market');
  const search = { pathname: paths.markets, search: '?search' };
  return (
    <>
      <Link className="icon-button" to={search} aria-label={t('market.search')}>
        <Search size={21} strokeWidth={1.7} aria-hidden />
      </Link>
      <Link className="icon-button" to={paths.orders} aria-label={t('market.orders')}>
        <ReceiptText size={21} strokeWidth={1.7} aria-hidden />
      </Link>
    </>
  );
}

function Listed({ markets }: { readonly markets: readonly Market[] }) {
  const { t } = useWords('market');
  const { group, sort, setGroup, sortBy } = useMarketView();
  const listed = useListed(markets, group, sort);
  return (
    <>
      <Chips
        label={t('market.groups')}
        value={group}
        onChange={setGroup}
        options={groups.map((value) => ({ value, label: t(`market.group.${value}`) }))}
      />
      <SortHead sort={sort} onSort={sortBy} />
      <MarketRows markets={listed} group={group} />
      <RiskLine />
    </>
  );
}
