import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import { Chips } from '../../ui/field/Chips';
import { ReviewSheet } from './review/ReviewSheet';
import { RunningPanel } from './running/RunningPanel';
import { MarketClosed } from './ticket/MarketClosed';
import { Ticket } from './ticket/Ticket';
import type { Instrument, Order } from './types';
import type { Ordering } from './useOrdering';
import styles from './TradeDock.module.css';

/** Met once in an account's life, so that its code waits for it. */
const RiskSheet = lazy(() =>
  part(() => import('./review/RiskSheet')).then((file) => ({ default: file.RiskSheet })),
);

export type Dock = 'ticket' | 'running';

interface Props {
  readonly instrument: Instrument;
  readonly ordering: Ordering;
  readonly orders: readonly Order[];
  readonly shown: Dock;
  readonly onShow: (dock: Dock) => void;
}

/** Docked under the chart: the ticket, or the contracts that run. */
export function TradeDock({ instrument, ordering, orders, shown, onShow }: Props) {
  const { t } = useWords('trading');
  const { ticket, review } = ordering;
  return (
    <section className={styles.tradeDock} aria-label={t('trade.dock')}>
      {orders.length > 0 && (
        <Chips
          look="segments"
          label={t('trade.dock')}
          value={shown}
          onChange={onShow}
          options={[
            { value: 'ticket', label: t('trade.ticket') },
            { value: 'running', label: t('trade.running', { count: orders.length }) },
          ]}
        />
      )}
      {shown === 'running' && <RunningPanel orders={orders} />}
      {shown === 'ticket' && instrument.state === 'OPEN' && (
        <Ticket instrument={instrument} ticket={ticket} onReview={review.open} />
      )}
      {shown === 'ticket' && instrument.state !== 'OPEN' && (
        <MarketClosed instrument={instrument} />
      )}
      {review.step === 'risk' && (
        <Suspense fallback={null}>
          <RiskSheet open onClose={review.close} onAcknowledged={review.acknowledged} />
        </Suspense>
      )}
      <ReviewSheet instrument={instrument} review={review} />
    </section>
  );
}
