import { Field, ObjectType } from 'type-graphql';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { AdminDisputeType } from '../../disputes/api/dispute-admin.types';
import { AdminRechargeType } from '../../recharges/api/recharge-admin.types';
import { AdminHelpRequestType } from '../../support/api/help-admin.types';
import { AdminOrderType } from '../../trading/api/order-admin.types';

@ObjectType('SearchHits', {
  description:
    'What one text finds: at most five of each kind, and none of a kind one may not read.',
  simpleResolvers: true,
})
export class SearchHitsType {
  @Field(() => [AdminUserType])
  users!: AdminUserType[];

  @Field(() => [AdminRechargeType])
  recharges!: AdminRechargeType[];

  @Field(() => [AdminHelpRequestType])
  help!: AdminHelpRequestType[];

  @Field(() => [AdminDisputeType])
  disputes!: AdminDisputeType[];

  @Field(() => [AdminOrderType])
  orders!: AdminOrderType[];
}
