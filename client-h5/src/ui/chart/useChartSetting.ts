import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session';
import { clockWithSeconds } from '../../lib/time/formatSeconds';
import { useFormat } from '../../lib/useFormat';
import type { ChartSetting } from './priceChartTypes';

type Wanted = Omit<ChartSetting, 'words'>;

/** How a chart is drawn, and how it writes: in the language of the page. */
export function useChartSetting({ kind, seconds, decimals, symbol }: Wanted): ChartSetting {
  const { t } = useTranslation();
  const format = useFormat();
  const { language } = useSession();
  return useMemo(() => {
    const iso = (at: number) => new Date(at).toISOString();
    return {
      kind,
      seconds,
      decimals,
      symbol,
      words: {
        price: (price) => format.price(price.toFixed(decimals), decimals),
        time: (at, long) => {
          if (long) return format.date(iso(at));
          return seconds < 60 ? clockWithSeconds(language, at) : format.clock(iso(at));
        },
        ends: (at) => t('chart.ends', { time: clockWithSeconds(language, at) }),
      },
    };
  }, [kind, seconds, decimals, symbol, format, language, t]);
}
