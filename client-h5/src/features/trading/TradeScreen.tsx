import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { TicketRisk } from './ticket/TicketRisk';
import { TradeView } from './TradeView';
import { useInstrument } from './useInstrument';

/** One instrument: its price, chart, ticket, running contracts and results. */
export function TradeScreen() {
  const { t } = useWords('trading');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useArriving(useInstrument(id));
  if (data?.instrument) return <TradeView key={id} instrument={data.instrument} />;
  return (
    <Page
      title={t('shared:tabs.trade')}
      back
      money
      surface
      foot={data ? undefined : <TicketRisk />}
    >
      {data ? <Unknown /> : <Pending shape="page" error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

function Unknown() {
  const { t } = useWords('trading');
  return (
    <Empty
      title={t('trade.unknown')}
      text={t('trade.unknownText')}
      action={{ label: t('trade.toMarkets'), to: paths.markets }}
    />
  );
}
