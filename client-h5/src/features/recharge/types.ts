import type { RechargeChannelsQuery, RechargeFieldsFragment } from './recharge.generated';

export type Channel = RechargeChannelsQuery['rechargeChannels'][number];
export type Recharge = RechargeFieldsFragment;
