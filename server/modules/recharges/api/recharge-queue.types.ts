import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ChannelKind, RechargeState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { MoneyType } from '../../../graphql/scalars';
import { queueSorts, type QueueTab } from '../../reviews';
import { rechargeFlags, type RechargeFlag } from '../queue/queue-filter';
import { ChannelKindEnum, RechargeStateEnum } from './recharge.types';

export const RechargeFlagEnum = graphqlEnum(
  'RechargeFlag',
  rechargeFlags,
  'What a reviewer should know first. FLAGGED: anything about its picture.',
);
const RechargeTabEnum = graphqlEnum(
  'RechargeTab',
  ['TO_REVIEW', 'MINE', 'ON_HOLD', 'DONE'],
  'Queue tabs.',
);
export const RechargeSortEnum = graphqlEnum(
  'RechargeSort',
  queueSorts,
  'What a list goes by. DECIDED and TOOK list what is done.',
);

@InputType('AdminRechargeFilter', { description: 'Which recharges.' })
export class AdminRechargeFilterInput {
  @Field(() => RechargeTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => RechargeStateEnum, { nullable: true })
  state?: RechargeState | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A user’s number, name, phone or e-mail, whole.',
  })
  user?: string | null;

  @Field(() => ChannelKindEnum, { nullable: true })
  method?: ChannelKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'USD, plain decimal. Of the declared amount until a request is approved.',
  })
  amountMin?: string | null;

  @Field(() => String, { nullable: true, description: 'USD, plain decimal.' })
  amountMax?: string | null;

  @Field(() => RechargeFlagEnum, { nullable: true })
  flag?: RechargeFlag | null;

  @Field(() => ID, { nullable: true, description: 'me, nobody, or a member of staff.' })
  holder?: string | null;

  @Field(() => Int, { nullable: true, description: 'Submitted at least so long ago.' })
  olderThanMinutes?: number | null;

  @Field(() => String, { nullable: true, description: 'A number or a bank reference, whole.' })
  search?: string | null;
}

@ObjectType('RechargeTotals', {
  description: 'How many recharges stand under a filter, and how much they come to.',
  simpleResolvers: true,
})
export class RechargeTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}
