import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  inviteeSteps,
  rewardStates,
  type InviteeStep,
  type RewardState,
} from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const InviteeStepEnum = graphqlEnum(
  'InviteeStep',
  inviteeSteps,
  'VERIFIED: has proven the real name, and counts for rewards.',
);
const RewardStateEnum = graphqlEnum(
  'RewardState',
  rewardStates,
  'LOCKED: too few verified invitees yet. Each number of invitees is paid once; after a refusal it is CLAIMABLE again.',
);

@ObjectType('Reward', {
  description: 'What a number of verified invitees is given, as one stands to it.',
  simpleResolvers: true,
})
export class RewardType {
  @Field(() => Int, {
    description:
      'Its place among the tiers in force, from 1; of one that is gone, the place it had.',
  })
  tier!: number;

  @Field(() => Int, { description: 'Verified invitees that it needs.' })
  need!: number;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Stakes of contracts won or lost that free it.' })
  turnover!: MoneyType;

  @Field(() => RewardStateEnum)
  state!: RewardState;

  @Field(() => Boolean, { description: 'A campaign pays it now.' })
  running!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The claim, by which a conversation is about it.',
  })
  claimId!: string | null;

  @Field(() => String, { nullable: true, description: 'The claim’s number.' })
  number!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was claimed.' })
  claimedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when staff have promised to look.' })
  reviewBy!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused; also of what can be claimed again, until it is.',
  })
  reason!: string | null;

  @Field(() => ID, { nullable: true, description: 'The conversation about the claim.' })
  talk!: string | null;
}

@ObjectType('InvitationBonus', {
  description: 'Rewards for inviting, by where they are.',
  simpleResolvers: true,
})
export class InvitationBonusType {
  @Field(() => MoneyType)
  earned!: MoneyType;

  @Field(() => MoneyType)
  claimable!: MoneyType;

  @Field(() => MoneyType)
  underReview!: MoneyType;
}

@ObjectType('Invitation', {
  description: 'What one has from inviting. It does not end, and counts one level alone.',
  simpleResolvers: true,
})
export class InvitationType {
  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'With which others register.' })
  link!: string;

  @Field(() => Int, { description: 'Everybody who registered with the code.' })
  invitees!: number;

  @Field(() => Int, { description: 'Those of them who count for rewards.' })
  verified!: number;

  @Field(() => InvitationBonusType)
  bonus!: InvitationBonusType;

  @Field(() => [RewardType])
  rewards!: RewardType[];

  @Field(() => [String], { description: 'In the language of the request.' })
  rules!: string[];
}

@ObjectType('Invitee', {
  description: 'Somebody who registered with one’s code.',
  simpleResolvers: true,
})
class InviteeType {
  @Field(() => String)
  accountMasked!: string;

  @Field(() => DateTime)
  registeredAt!: Date;

  @Field(() => InviteeStepEnum)
  step!: InviteeStep;
}

export const InviteeConnection = connectionOf('Invitee', () => InviteeType);

@InputType({ description: 'A reward as it was shown.' })
class RewardShownInput {
  @Field(() => Int)
  need!: number;

  @Field(() => String, { description: 'USD.' })
  amount!: string;

  @Field(() => String, { description: 'USD.' })
  turnover!: string;
}

@InputType({ description: 'Which reward is claimed.' })
export class RewardClaimInput {
  @Field(() => Int, { description: 'Its place, from 1.' })
  tier!: number;

  @Field(() => RewardShownInput, {
    nullable: true,
    description:
      'What was shown: known by its need, and refused with CHANGED_MEANWHILE on other terms. Without it the tier in force at that place is claimed.',
  })
  shown?: RewardShownInput | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'What one has from inviting after the claim.' })
export class RewardClaimPayload extends Payload {
  @Field(() => InvitationType, {
    nullable: true,
    description: 'Also where a claim is refused because it changed meanwhile.',
  })
  invitation!: InvitationType | null;
}
