import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/network/part';
import { ChartZoom } from './ChartZoom';
import { PriceChartTable } from './PriceChartTable';
import type {
  ChartBar,
  ChartContract,
  ChartHandle,
  ChartSetting,
  OlderBars,
} from './priceChartTypes';
import { useChartSetting } from './useChartSetting';
import { TableButton } from './TableButton';
import styles from './PriceChart.module.css';

const Canvas = lazy(() =>
  part(() => import('./PriceChartCanvas')).then((file) => ({ default: file.PriceChartCanvas })),
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
}

/** The inline chart with its buttons, its words and its table. */
export function PriceChart(props: Props) {
  const { instrument, kind, seconds, bars, older, contracts, summary } = props;
  const { t } = useTranslation();
  const { symbol, decimals } = instrument;
  const setting = useChartSetting({ kind, seconds, decimals, symbol });
  const chart = useRef<ChartHandle>(null);
  const [table, setTable] = useState(false);
  return (
    <figure className={styles.priceChart} aria-label={t('chart.label', { symbol })}>
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
      <figcaption className={styles.priceChartWords}>
        <span className="hidden">{summary}</span>
        <a className="reach" href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          {t('chart.credit')}
        </a>
        <TableButton onOpen={() => setTable(true)} />
      </figcaption>
      <PriceChartTable
        open={table}
        onClose={() => {
          setTable(false);
        }}
        symbol={symbol}
        decimals={decimals}
        bars={bars}
        long={seconds >= 86_400}
      />
    </figure>
  );
}
