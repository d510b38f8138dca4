import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  helpQueues,
  identitySteps,
  type HelpKind,
  type HelpQueue,
  type IdentityStep,
} from '../../../../schema/help';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { queueTabs, stepKinds, type QueueTab, type StepKind } from '../../reviews';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';
import { HelpKindEnum } from './help.types';

export const HelpQueueEnum = graphqlEnum('HelpQueue', helpQueues, 'Which queue of help.');
const IdentityStepEnum = graphqlEnum(
  'IdentityStep',
  identitySteps,
  'How staff make sure of who asks.',
);
const HelpTabEnum = graphqlEnum('HelpTab', queueTabs, 'Queue tabs.');
const HelpStepKindEnum = graphqlEnum('HelpStepKind', stepKinds, 'What happened to a request.');

@ObjectType('AdminHelpRequest', {
  description: 'A request for help as staff see it. What is sealed is opened apart.',
  simpleResolvers: true,
})
export class AdminHelpRequestType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => HelpKindEnum)
  kind!: HelpKind;

  @Field(() => HelpQueueEnum)
  queue!: HelpQueue;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => String, { description: 'In the user’s own words.' })
  note!: string;

  @Field(() => [IdentityStepEnum], { description: 'To be ticked before an approval.' })
  stepsNeeded!: readonly IdentityStep[];

  @Field(() => [IdentityStepEnum], { description: 'Ticked at the approval.' })
  steps!: readonly IdentityStep[];

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

  @Field(() => DateTime, { nullable: true, description: 'From when its user confirms it.' })
  readyAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its user stopped it.' })
  stoppedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its user confirmed it.' })
  completedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Milliseconds until the decision.' })
  tookMs!: string | null;
}

export const AdminHelpRequestList = listOf('AdminHelpRequest', () => AdminHelpRequestType);

@ObjectType('HelpStep', { description: 'One thing that happened.', simpleResolvers: true })
export class HelpStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => HelpStepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@InputType('AdminHelpFilter', { description: 'Which requests.' })
export class AdminHelpFilterInput {
  @Field(() => HelpQueueEnum, { nullable: true })
  queue?: HelpQueue | null;

  @Field(() => HelpTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => HelpKindEnum, { nullable: true })
  kind?: HelpKind | null;

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

  @Field(() => String, { nullable: true, description: 'A number, whole.' })
  search?: string | null;
}

@ObjectType('HelpTotals', { description: 'How many stand under a filter.', simpleResolvers: true })
export class HelpTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}

@InputType({ description: 'Which request, and the version that was looked at.' })
export class HelpTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which request, and a note that staff read.' })
export class HelpHoldInput extends HelpTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'An approval, with the identity steps that were taken.' })
export class HelpApproveInput extends HelpTakeInput {
  @Field(() => [IdentityStepEnum])
  steps!: IdentityStep[];

  @Field(() => String, {
    nullable: true,
    description: 'Of a change of data: the day of birth on the new document, `YYYY-MM-DD`.',
  })
  birthDate?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A refusal with the reason the user reads.' })
export class HelpRefuseInput extends HelpTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The request after the act.' })
export class AdminHelpPayload extends Payload {
  @Field(() => AdminHelpRequestType, { nullable: true })
  request!: AdminHelpRequestType | null;
}
