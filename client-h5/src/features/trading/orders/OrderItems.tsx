import { paths } from '../../../../../schema/routes';
import { useQuotes } from '../../../lib/live/useQuotes';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { List } from '../../../ui/layout/List';
import { Empty } from '../../../ui/state/Empty';
import { LoadError } from '../../../ui/state/LoadError';
import { Loading } from '../../../ui/state/Loading';
import { OrdersDocument } from '../trading.generated';
import { OrderRow } from './OrderRow';
import type { OrderFilterState } from './useOrderFilter';

/** The orders of the filter, newest first; open ones show their profit as it moves. */
export function OrderItems({ state }: { readonly state: OrderFilterState }) {
  const { t } = useWords('trading');
  const paged = useConnection(OrdersDocument, {
    variables: { filter: state.filter },
    pick: (data) => data.orders,
  });
  const { items, error, refetch } = paged;
  const open = items?.filter((order) => order.state === 'OPEN') ?? [];
  useQuotes([...new Set(open.map(({ instrument }) => instrument.id))]);
  if (!items && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!items) return <Loading shape="list" />;
  if (items.length === 0) return <Nothing state={state} />;
  return (
    <List
      {...paged}
      items={items}
      label={t('orders.list')}
      keyOf={({ id }) => id}
      render={(order) => <OrderRow order={order} />}
    />
  );
}

function Nothing({ state }: { readonly state: OrderFilterState }) {
  const { t } = useWords('trading');
  const action = { label: t('orders.toMarkets'), to: paths.markets };
  if (state.filtered || state.outcome !== null)
    return <Empty title={t('orders.emptyFilter')} text={t('orders.emptyFilterText')} />;
  if (state.tab === 'open')
    return <Empty title={t('orders.emptyOpen')} text={t('orders.emptyOpenText')} action={action} />;
  if (state.tab === 'follow') {
    const leaders = { label: t('shared:pages.follow'), to: paths.follow };
    return <Empty title={t('orders.empty')} text={t('orders.emptyText')} action={leaders} />;
  }
  return <Empty title={t('orders.empty')} text={t('orders.emptyText')} action={action} />;
}
