import { useCallback, useState } from 'react';
import type { ChartBar, OlderBars } from '../priceChartTypes';

const isBackfilled = ({ backfilled }: ChartBar): boolean => backfilled === true;

/**
 * Whether any bar that is loaded was not recorded, those further back included: the chart asks for them by the `older`
 * that is answered here, which is the same while the one it was given is.
 */
export function useBackfilled(bars: readonly ChartBar[], older: OlderBars) {
  const [foundOf, setFoundOf] = useState<OlderBars | null>(null);
  const watched = useCallback<OlderBars>(
    async (before) => {
      const found = await older(before);
      if (found.some(isBackfilled)) setFoundOf(() => older);
      return found;
    },
    [older],
  );
  return { backfilled: foundOf === older || bars.some(isBackfilled), older: watched };
}
