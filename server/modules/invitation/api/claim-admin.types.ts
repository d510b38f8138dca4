import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { stepKinds, type StepKind } from '../../reviews';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';

const RewardClaimStepKindEnum = graphqlEnum(
  'RewardClaimStepKind',
  stepKinds,
  'What happened to a claim.',
);

@ObjectType('AdminRewardClaim', {
  description:
    'A reward for inviting that somebody claims, as staff see it. An approval pays it by a campaign.',
  simpleResolvers: true,
})
export class AdminRewardClaimType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => Int, { description: 'Its place among the tiers, from 1.' })
  tier!: number;

  @Field(() => Int, { description: 'Verified invitees that it needed when it was claimed.' })
  need!: number;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => String, { nullable: true })
  decisionReason!: string | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime)
  reviewBy!: Date;

  @Field(() => DateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the decision takes effect: until then it can be undone.',
  })
  effectiveAt!: Date | null;
}

export const AdminRewardClaimList = listOf('AdminRewardClaim', () => AdminRewardClaimType);

@ObjectType('RewardClaimStep', { description: 'One thing that happened.', simpleResolvers: true })
export class RewardClaimStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => RewardClaimStepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@ObjectType('RewardClaimApproval', {
  description: 'Who approved first, where a second person is asked for.',
  simpleResolvers: true,
})
export class RewardClaimApprovalType {
  @Field(() => StaffNameType)
  by!: StaffNameType;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType('ClaimedReward', { description: 'What is claimed.', simpleResolvers: true })
export class ClaimedRewardType {
  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Stated turnover that frees it.' })
  turnover!: MoneyType;

  @Field(() => Boolean, { description: 'A campaign of just these terms pays now.' })
  running!: boolean;
}
