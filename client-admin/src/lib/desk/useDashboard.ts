import { useGetOne } from 'react-admin';
import type { DashboardQuery } from './dashboard.generated';

export type DashboardRecord = DashboardQuery['dashboard'] & { readonly id: string };

/** The figures of the moment; the sidebar, the tabs and the first page share one answer. */
export const useDashboard = () =>
  useGetOne<DashboardRecord>('dashboard', { id: 'now' }, { refetchInterval: 60_000, retry: 1 });
