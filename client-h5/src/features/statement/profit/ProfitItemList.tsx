import { ChartCandlestick, Sprout } from 'lucide-react';
import { paths } from '../../../../../schema/routes';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useConnection } from '../../../lib/useConnection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { MoneyDays } from '../../../ui/layout/MoneyDays';
import { RecordLink } from '../../../ui/layout/RecordLink';
import { Empty } from '../../../ui/state/Empty';
import { standingOf } from '../standingOf';
import { ProfitItemsDocument, type ProfitItemsQuery } from '../statement.generated';

type Item = ProfitItemsQuery['profitItems']['edges'][number]['node'];

/** What each settled contract and each holding came to so far, by the day on which it began. */
export function ProfitItemList() {
  const { t } = useWords('statement');
  const paged = useConnection(ProfitItemsDocument, {
    variables: {},
    pick: (data) => data.profitItems,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      render={(item) => <Row item={item} />}
      empty={<Empty title={t('profit.empty')} text={t('profit.emptyText')} />}
    />
  );
}

function Row({ item: { at, net, order, holding } }: { readonly item: Item }) {
  const { t } = useWords('statement');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const end = <MoneyText money={net} sign balance />;
  const time = format.clock(at, timeZone);
  if (holding) {
    const { id, terms } = holding;
    const note = `${time} · ${t(`profit.holding.${standingOf(holding)}`)}`;
    return (
      <RecordLink to={paths.myProject(id)} icon={Sprout} title={terms.title} {...{ note, end }} />
    );
  }
  if (!order) return null;
  const direction = t(`statement.direction.${order.direction}`);
  return (
    <RecordLink
      to={paths.order(order.id)}
      icon={ChartCandlestick}
      title={t('statement.contract', { symbol: order.instrument.symbol, direction })}
      note={order.outcome ? `${time} · ${t(`profit.outcome.${order.outcome}`)}` : time}
      end={end}
    />
  );
}
