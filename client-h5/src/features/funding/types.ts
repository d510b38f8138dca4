import type {
  RechargeChannelsQuery,
  RechargeFieldsFragment,
  StatementQuery,
} from './funding.generated';

export type Channel = RechargeChannelsQuery['rechargeChannels'][number];
export type Recharge = RechargeFieldsFragment;
export type StatementLine = StatementQuery['statement']['edges'][number]['node'];
