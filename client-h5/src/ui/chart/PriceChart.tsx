import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/network/part';
import { ChartZoom } from './ChartZoom';
import type {
  ChartBar,
  ChartContract,
  ChartHandle,
  ChartSetting,
  OlderBars,
} from './priceChartTypes';
import { useBackfilled } from './backfilled/useBackfilled';
import { useChartSetting } from './useChartSetting';
import { TableButton } from './TableButton';
import styles from './PriceChart.module.css';

const Canvas = lazy(() =>
  part(() => import('./PriceChartCanvas')).then((file) => ({ default: file.PriceChartCanvas })),
);

// It comes with the canvas: the screen itself does not wait for either.
const Table = lazy(() =>
  part(() => import('./PriceChartCanvas')).then((file) => ({ default: file.PriceChartTable })),
);

interface Props {
  readonly instrument: { readonly id: string; readonly symbol: string; readonly decimals: number };
  readonly kind: ChartSetting['kind'];
  /** Seconds of one bar. */
  readonly seconds: number;
  readonly bars: readonly ChartBar[];
  readonly older: OlderBars;
  readonly contracts: readonly ChartContract[];
  /** Last, high, low and open in words, for who cannot see the picture. */
  readonly summary: string;
  /** What the paler part is, in words. */
  readonly paler: string;
}

/** The inline chart with its buttons, its words and its table. */
export function PriceChart(props: Props) {
  const { instrument, kind, seconds, bars, contracts, summary, paler } = props;
  const { backfilled, older } = useBackfilled(bars, props.older);
  const { t } = useTranslation();
  const { symbol, decimals } = instrument;
  const setting = useChartSetting({ kind, seconds, decimals, symbol });
  const chart = useRef<ChartHandle>(null);
  const [table, setTable] = useState<boolean | null>(null);
  return (
    <figure className={styles.priceChart} aria-label={t('chart.label', { symbol })}>
      <div className={styles.priceChartRoom}>
        <Suspense fallback={<div className={styles.priceChartCanvas} />}>
          <Canvas
            ref={chart}
            instrumentId={instrument.id}
            setting={setting}
            bars={bars}
            older={older}
            contracts={contracts}
          />
        </Suspense>
        <ChartZoom chart={chart} className={styles.priceChartZoom} size={16} />
      </div>
      {backfilled && <p className={styles.priceChartPaler}>{paler}</p>}
      <figcaption className={styles.priceChartWords}>
        <span className="hidden">{summary}</span>
        <a className="reach" href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          {t('chart.credit')}
        </a>
        <TableButton onOpen={() => setTable(true)} />
      </figcaption>
      {table !== null && (
        <Suspense fallback={null}>
          <Table
            open={table}
            onClose={() => {
              setTable(false);
            }}
            symbol={symbol}
            decimals={decimals}
            bars={bars}
            paler={paler}
            long={seconds >= 86_400}
          />
        </Suspense>
      )}
    </figure>
  );
}
