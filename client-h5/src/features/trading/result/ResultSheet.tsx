import { useQuery } from '@apollo/client/react';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { formatDuration } from '../../../lib/time/formatTime';
import { useWords } from '../../../lib/useWords';
import { Button, ButtonLink } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Loading } from '../../../ui/state/Loading';
import { Pending } from '../../../ui/state/Pending';
import { OrderRow } from '../orders/OrderRow';
import { OrderDocument } from '../trading.generated';
import { ResultBody } from './ResultBody';
import { TodayLine } from './TodayLine';
import styles from './ResultSheet.module.css';

interface Props {
  /** Orders that settled while the screen stood. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** What became of the contract; several that settled together share one sheet. */
export function ResultSheet({ ids, onClose }: Props) {
  const { t } = useWords('trading');
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return <One id={only} onClose={onClose} />;
  return (
    <Sheet
      title={t('result.manyTitle', { count: ids.length })}
      open={ids.length > 1}
      onClose={onClose}
    >
      <ul className={styles.resultList}>
        {ids.map((id) => (
          <li key={id}>
            <Row id={id} />
          </li>
        ))}
      </ul>
      <TodayLine />
      <Button onClick={onClose}>{t('result.done')}</Button>
    </Sheet>
  );
}

const useOrder = (id: string) =>
  useQuery(OrderDocument, { variables: { id }, fetchPolicy: 'network-only' });

function Row({ id }: { readonly id: string }) {
  const order = useOrder(id).data?.order;
  return order ? <OrderRow order={order} /> : <Loading shape="card" />;
}

function One({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useWords('trading');
  const { data, error, refetch } = useArriving(useOrder(id));
  const order = data?.order;
  const title = order
    ? t('result.title', {
        symbol: order.instrument.symbol,
        direction: order.direction === 'UP' ? t('ticket.up') : t('ticket.down'),
        duration: formatDuration(order.durationSeconds),
      })
    : t('orders.detail');
  return (
    <Sheet title={title} quiet open onClose={onClose}>
      {order ? (
        <ResultBody order={order} />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
      <TodayLine />
      <Button onClick={onClose}>{t('result.done')}</Button>
      <ButtonLink look="text" to={paths.order(id)}>
        {t('result.view')}
      </ButtonLink>
    </Sheet>
  );
}
