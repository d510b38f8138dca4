import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/useFormat';
import type { ChartSetting } from './priceChartTypes';

type Wanted = Omit<ChartSetting, 'words'>;

/** How a chart is drawn, and how it writes: in the language of the page. */
export function useChartSetting({ kind, seconds, decimals, symbol }: Wanted): ChartSetting {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const iso = (at: number) => new Date(at).toISOString();
    return {
      kind,
      seconds,
      decimals,
      symbol,
      words: {
        price: (price) => format.price(price.toFixed(decimals), decimals),
        time: (at, long) => (long ? format.date(iso(at)) : format.clock(iso(at))),
        ends: (at) => t('chart.ends', { time: format.seconds(at) }),
        figures: {
          open: t('instrument.open'),
          high: t('instrument.high'),
          low: t('instrument.low'),
          close: t('instrument.close'),
          volume: t('chart.volume'),
        },
      },
    };
  }, [kind, seconds, decimals, symbol, format, t]);
}
