import { READ, type Module } from '../../platform/module';
import { RechargeAdminFieldsResolver } from './api/recharge-admin-fields.resolver';
import { RechargeAdminResolver } from './api/recharge-admin.resolver';
import { RechargeQueueResolver } from './api/recharge-queue.resolver';
import { RechargeChannelResolver, RechargeResolver } from './api/recharge.resolver';
import { rechargeChecks } from './checks';
import { Recharge, RechargeChannel } from './recharge.entity';
import { channelNames, channelsCalled } from './channels';
import { rechargeNumbers, rechargesCalled } from './recharges';
import { rechargesLoaders } from './recharges.loaders';

/** Money on its way in. */
export const recharges = {
  name: 'recharges',
  tables: {
    // Not what was found: `recharge_request` shows that once it is decided.
    recharge: {
      SELECT: [
        ...['id', 'number', 'user_id', 'channel_id', 'class', 'amount', 'upload_id', 'image_hash'],
        ...['payer_name', 'remark', 'submitted_at', 'credited', 'credited_at'],
      ],
    },
    recharge_channel: READ,
    recharge_request: READ,
  },
  functions: [
    ...['add_recharge_channel', 'approve_recharge', 'recharges_of_reference', 'submit_recharge'],
  ],
  verify: { tables: { 'verify.recharges': READ } },
  entities: [Recharge, RechargeChannel],
  resolvers: {
    user: [RechargeChannelResolver, RechargeResolver],
    staff: [RechargeAdminFieldsResolver, RechargeAdminResolver, RechargeQueueResolver],
  },
  permissions: {
    'recharge.read': ['SUPPORT', 'ADMIN'],
    'recharge.take': ['SUPPORT', 'ADMIN'],
    'recharge.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: rechargesLoaders,
  references: { recharge: rechargeNumbers },
  audited: {
    channel: { names: channelNames, idsOf: channelsCalled },
    recharge: { names: rechargeNumbers, idsOf: rechargesCalled },
  },
  checks: rechargeChecks,
} satisfies Module;
