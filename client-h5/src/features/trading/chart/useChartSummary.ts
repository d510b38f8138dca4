import { usePacedQuote } from '../../../lib/live/usePacedQuote';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Instrument } from '../types';

const SPOKEN_MS = 10_000;

/** The chart in one sentence; it changes rarely, so that a reader can finish it. */
export function useChartSummary({ id, decimals, quote }: Instrument): string {
  const { t } = useWords('trading');
  const format = useFormat();
  const shown = usePacedQuote(id, SPOKEN_MS)?.quote ?? quote;
  if (!shown) return '';
  return t('chart.summary', {
    last: format.price(shown.price, decimals),
    high: format.price(shown.high, decimals),
    low: format.price(shown.low, decimals),
    open: format.price(shown.open, decimals),
  });
}

/** What the paler part of the chart is: candles that were filled in. */
export function usePalerWords({ feed }: Pick<Instrument, 'feed'>): string {
  const { t } = useWords('trading');
  return t(feed === 'SIMULATED' ? 'chart.palerSimulated' : 'chart.paler');
}
