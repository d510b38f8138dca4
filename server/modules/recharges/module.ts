import { READ, type Module } from '../../platform/module';
import { RechargeAdminFieldsResolver } from './api/recharge-admin-fields.resolver';
import { RechargeAdminResolver } from './api/recharge-admin.resolver';
import { RechargeChannelResolver, RechargeResolver } from './api/recharge.resolver';
import { RequestChecksResolver } from './api/request-checks.resolver';
import { rechargeChecks } from './checks';
import { Recharge, RechargeChannel } from './recharge.entity';
import { rechargeNumbers } from './recharges';
import { rechargesLoaders } from './recharges.loaders';

/** Money on its way in. */
export const recharges = {
  name: 'recharges',
  tables: { recharge: READ, recharge_channel: READ, recharge_request: READ },
  functions: ['add_recharge_channel', 'approve_recharge', 'submit_recharge'],
  verify: { tables: { 'verify.recharges': READ } },
  entities: [Recharge, RechargeChannel],
  resolvers: {
    user: [RechargeChannelResolver, RechargeResolver],
    staff: [RechargeAdminFieldsResolver, RechargeAdminResolver, RequestChecksResolver],
  },
  permissions: {
    'recharge.read': ['SUPPORT', 'ADMIN'],
    'recharge.take': ['SUPPORT', 'ADMIN'],
    'recharge.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: rechargesLoaders,
  references: { recharge: rechargeNumbers },
  checks: rechargeChecks,
} satisfies Module;
