import type { Module } from '../../platform/module';
import { DashboardDeskResolver } from './api/dashboard-desk.resolver';
import { DashboardResolver } from './api/dashboard.resolver';
import { LockedAccountResolver } from './api/locked-account.resolver';
import { PlatformResolver } from './api/platform.resolver';
import { ProfitResolver } from './api/profit.resolver';
import { SearchResolver } from './api/search.resolver';
import { ShiftResolver } from './api/shift.resolver';
import { TimelineResolver } from './api/timeline.resolver';
import { WalletResolver } from './api/wallet.resolver';
import { AdminUserBalancesResolver, UserBalancesResolver } from './api/user-balances.resolver';

/** What is put together from the reads of other modules. It has no table and no SQL. */
export const overview = {
  name: 'overview',
  resolvers: {
    user: [
      LockedAccountResolver,
      PlatformResolver,
      ProfitResolver,
      UserBalancesResolver,
      WalletResolver,
    ],
    staff: [
      ...[AdminUserBalancesResolver, DashboardDeskResolver, DashboardResolver],
      ...[SearchResolver, ShiftResolver, TimelineResolver],
    ],
  },
  permissions: {
    'dashboard.read': ['SUPPORT', 'ADMIN'],
    'search.read': ['SUPPORT', 'ADMIN'],
    'shift.read': ['SUPPORT', 'ADMIN'],
    // Everybody's figures, not only one's own.
    'report.read': ['ADMIN'],
  },
} satisfies Module;
