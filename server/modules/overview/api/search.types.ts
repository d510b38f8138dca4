import { Field, ID, ObjectType } from 'type-graphql';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { AdminDisputeType } from '../../disputes/api/dispute-admin.types';
import { AdminRechargeType } from '../../recharges/api/recharge-admin.types';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { AdminHelpRequestType } from '../../support/api/help-admin.types';
import { AdminOrderType } from '../../trading/api/order-admin.types';

const foundKinds = ['WITHDRAWAL', 'REWARD_CLAIM', 'CONVERSATION'] as const;
export type FoundKind = (typeof foundKinds)[number];
const FoundKindEnum = graphqlEnum(
  'FoundKind',
  foundKinds,
  'In which queue a found request stands.',
);

@ObjectType('FoundRequest', {
  description: 'A request, claim or conversation that was found by its number.',
  simpleResolvers: true,
})
export class FoundRequestType {
  @Field(() => FoundKindEnum)
  kind!: FoundKind;

  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => AdminUserType, { nullable: true, description: 'Null for a visitor.' })
  user!: AdminUserType | null;
}

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

  @Field(() => [FoundRequestType])
  requests!: FoundRequestType[];

  @Field(() => [AdminOrderType])
  orders!: AdminOrderType[];
}
