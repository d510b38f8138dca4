import { lazy, Suspense, useState } from 'react';
import { useQuotes } from '../../lib/live/useQuotes';
import { part } from '../../lib/network/part';
import { Page } from '../../ui/layout/Page';
import { ChartPanel } from './chart/ChartPanel';
import { PriceHead } from './PriceHead';
import { TradeDock, type Dock } from './TradeDock';
import { TradeHeader } from './TradeHeader';
import type { Instrument } from './types';
import { useOpenOrders } from './useOpenOrders';
import { useOrdering } from './useOrdering';
import styles from './TradeView.module.css';

// The screen does not wait for it: no contract ends so soon.
const ResultSheet = lazy(() =>
  part(() => import('./result/ResultSheet')).then((file) => ({ default: file.ResultSheet })),
);

/** The trade screen of a known instrument. */
export function TradeView({ instrument }: { readonly instrument: Instrument }) {
  const { id, symbol } = instrument;
  const { orders, settled, dismiss } = useOpenOrders();
  const [dock, setDock] = useState<Dock | null>(null);
  const ordering = useOrdering(instrument, () => {
    setDock('running');
  });
  useQuotes([...new Set([id, ...orders.map((order) => order.instrument.id)])]);
  const here = orders.filter((order) => order.instrument.id === id);
  const shown = dock ?? (here.length > 0 ? 'running' : 'ticket');
  return (
    <div className={styles.trade}>
      <Page
        title={symbol}
        surface
        header={<TradeHeader instrument={instrument} />}
        foot={
          <TradeDock
            instrument={instrument}
            ordering={ordering}
            orders={orders}
            shown={orders.length > 0 ? shown : 'ticket'}
            onShow={setDock}
          />
        }
      >
        <PriceHead instrument={instrument} />
        <ChartPanel instrument={instrument} running={here} />
      </Page>
      {/* A result waits while an order is being reviewed: it would take the tap meant for that. */}
      {ordering.review.step === 'ticket' && (
        <Suspense fallback={null}>
          <ResultSheet ids={settled} onClose={dismiss} />
        </Suspense>
      )}
    </div>
  );
}
