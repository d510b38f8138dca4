import { useMemo } from 'react';
import type { ChartContract } from '../../../ui/chart/priceChartTypes';
import type { Order } from '../types';

/** Running contracts as the chart marks them; the same array until one comes or goes. */
export function useChartContracts(running: readonly Order[]): readonly ChartContract[] {
  const key = running.map(({ id }) => id).join();
  return useMemo(
    () =>
      running.map(({ id, openedAt, openPrice, settlesAt }) => ({
        id,
        entryAt: openedAt,
        entryPrice: openPrice,
        endAt: settlesAt,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- terms of a contract never change
    [key],
  );
}
