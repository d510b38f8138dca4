import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CertificateState } from '../../../../schema/states';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { queueTabs, stepKinds, type QueueTab, type StepKind } from '../../reviews';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';
import { CertificateStateEnum } from './dispute.types';

const DisputeTabEnum = graphqlEnum('DisputeTab', queueTabs, 'Queue tabs.');
const DisputeStepKindEnum = graphqlEnum('DisputeStepKind', stepKinds, 'What happened to a report.');

@ObjectType('AdminDispute', {
  description:
    'A report of a settlement as staff see it. An approval says that the settlement was wrong, a refusal that it was right.',
  simpleResolvers: true,
})
export class AdminDisputeType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => Int, { description: '1: the report. 2: the second look, by somebody else.' })
  look!: number;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => String, { nullable: true, description: 'In the user’s own words.' })
  note!: string | null;

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

export const AdminDisputeList = listOf('AdminDispute', () => AdminDisputeType);

@ObjectType('DisputeStep', { description: 'One thing that happened.', simpleResolvers: true })
export class DisputeStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => DisputeStepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@ObjectType('DisputeApproval', {
  description: 'Who found first that the settlement was wrong.',
  simpleResolvers: true,
})
export class DisputeApprovalType {
  @Field(() => StaffNameType)
  by!: StaffNameType;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType('DisputeCertificate', {
  description: 'The certificate of the order as it was attached to the report.',
  simpleResolvers: true,
})
export class DisputeCertificateType {
  @Field(() => CertificateStateEnum)
  state!: CertificateState;

  @Field(() => String, { nullable: true, description: 'Hexadecimal.' })
  sha256!: string | null;
}

@InputType('AdminDisputeFilter', { description: 'Which reports.' })
export class AdminDisputeFilterInput {
  @Field(() => DisputeTabEnum, { nullable: true })
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

  @Field(() => Boolean, { nullable: true, description: 'True: second looks alone.' })
  again?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A number, whole.' })
  search?: string | null;
}

@ObjectType('DisputeTotals', {
  description: 'How many stand under a filter.',
  simpleResolvers: true,
})
export class DisputeTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}

@InputType({ description: 'Which report, and the version that was looked at.' })
export class DisputeTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which report, and a note that staff read.' })
export class DisputeNoteInput extends DisputeTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'A decision with the words that the user reads.' })
export class DisputeDecideInput extends DisputeTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The report after the act.' })
export class AdminDisputePayload extends Payload {
  @Field(() => AdminDisputeType, { nullable: true })
  dispute!: AdminDisputeType | null;
}
