import { paths } from '../../../../../schema/routes';
import { useConnection } from '../../../lib/useConnection';
import { useQuotes } from '../../../lib/live/useQuotes';
import { useWords } from '../../../lib/useWords';
import { Empty } from '../../../ui/state/Empty';
import { List } from '../../../ui/layout/List';
import { LoadError } from '../../../ui/state/LoadError';
import { Loading } from '../../../ui/state/Loading';
import { OrderRow } from './OrderRow';
import { OrdersDocument } from '../trading.generated';
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
  if (!items && error) return <LoadError onRetry={() => void refetch()} />;
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
  const action = { label: t('orders.toMarkets'), to: paths.trade };
  if (state.filtered || state.outcome !== null)
    return <Empty title={t('orders.emptyFilter')} text={t('orders.emptyFilterText')} />;
  if (state.tab === 'open')
    return <Empty title={t('orders.emptyOpen')} text={t('orders.emptyOpenText')} action={action} />;
  return <Empty title={t('orders.empty')} text={t('orders.emptyText')} action={action} />;
}
