import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { Payload } from '../../../graphql/user-errors';
import { queueTabs, type QueueTab } from '../../reviews';
import { AdminRewardClaimType } from './claim-admin.types';

const RewardClaimTabEnum = graphqlEnum('RewardClaimTab', queueTabs, 'Queue tabs.');

@InputType('AdminRewardClaimFilter', { description: 'Which claims.' })
export class AdminRewardClaimFilterInput {
  @Field(() => RewardClaimTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A user’s number, name, phone or e-mail, whole.',
  })
  user?: string | null;

  @Field(() => ID, { nullable: true, description: 'me, nobody, or a member of staff.' })
  holder?: string | null;

  @Field(() => Int, { nullable: true, description: 'Submitted at least so long ago.' })
  olderThanMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the tiers.' })
  tier?: number | null;

  @Field(() => String, { nullable: true, description: 'A number, whole.' })
  search?: string | null;
}

@ObjectType('RewardClaimTotals', {
  description: 'How many stand under a filter.',
  simpleResolvers: true,
})
export class RewardClaimTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}

@InputType({ description: 'Which claim, and the version that was looked at.' })
export class RewardClaimTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which claim, and a note that staff read.' })
export class RewardClaimNoteInput extends RewardClaimTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'An approval: the user is credited after the undo window.' })
export class RewardClaimApproveInput extends RewardClaimTakeInput {
  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A refusal with the words that the user reads.' })
export class RewardClaimRefuseInput extends RewardClaimTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The claim after the act.' })
export class AdminRewardClaimPayload extends Payload {
  @Field(() => AdminRewardClaimType, { nullable: true })
  rewardClaim!: AdminRewardClaimType | null;
}
