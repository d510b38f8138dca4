import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Decimal } from '../../../graphql/scalars';

@ObjectType('RewardTier', {
  description: 'What a number of verified invitees is given.',
  simpleResolvers: true,
})
export class RewardTierType {
  @Field(() => Int, { description: 'Verified invitees that it needs.' })
  need!: number;

  @Field(() => Decimal, { description: 'USD.' })
  amount!: string;

  @Field(() => Int, { description: 'The stated turnover is this many times the reward.' })
  turnoverTimes!: number;

  @Field(() => Boolean, { description: 'A campaign of just these terms pays now.' })
  running!: boolean;
}

@ObjectType('RewardTermsVersion', {
  description: 'What the tiers were from an instant on.',
  simpleResolvers: true,
})
export class RewardTermsVersionType {
  @Field(() => Int)
  version!: number;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => [String], { description: 'One line a tier.' })
  tiers!: string[];
}

@ObjectType('RewardTerms', {
  description: 'The tiers in force, and what they were.',
  simpleResolvers: true,
})
export class RewardTermsType {
  @Field(() => [RewardTierType])
  tiers!: RewardTierType[];

  @Field(() => [RewardTermsVersionType], { description: 'Newest first.' })
  versions!: RewardTermsVersionType[];
}

@InputType({ description: 'One tier as it is to be.' })
export class RewardTierInput {
  @Field(() => Int)
  need!: number;

  @Field(() => String, { description: 'USD, plain decimal.' })
  amount!: string;

  @Field(() => Int)
  turnoverTimes!: number;
}

@InputType({ description: 'All tiers there are to be, each needing more than the one before.' })
export class RewardTermsProposeInput {
  @Field(() => [RewardTierInput])
  tiers!: RewardTierInput[];

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
