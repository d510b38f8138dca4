import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { ask } from '../../lib/request';
import { MoneyDaysDocument, type MoneyDaysQuery } from './money.generated';

/** How many platform days the chart can go back. */
export const ranges = [7, 14, 30, 90] as const;

/** What came in and went out by day, oldest first. */
export type MoneyDays = MoneyDaysQuery['moneyDays'];

/** The range that was chosen on this device, and its days. */
export function useMoneyDays() {
  const [days, setDays] = useStore<number>('dashboard.days', 14);
  const { data, error, refetch } = useQuery({
    queryKey: ['moneyDays', days],
    queryFn: async () => (await ask(MoneyDaysDocument, { days })).moneyDays,
    refetchInterval: 60_000,
    retry: 1,
    // Another range replaces the bars; until it is there the old ones stand.
    placeholderData: (before: MoneyDays | undefined) => before,
  });
  return { days, setDays, data, error, refetch };
}
