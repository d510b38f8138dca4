import type { DashboardQuery } from '../lib/dashboard.generated';

/** Credited recharges of 14 platform days, oldest first. */
export type Days = DashboardQuery['dashboard']['rechargesByDay'];
