import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ReviewState } from '../../../../schema/review-states';
import type { RechargeClass, RechargeState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { StaffNameType } from '../../staff/api/staff.types';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { stepKinds, type StepKind } from '../../reviews';
import { RechargeClassEnum, RechargeStateEnum } from './recharge.types';

const StepKindEnum = graphqlEnum('RechargeStepKind', stepKinds, 'What happened to a recharge.');
@ObjectType('Approval', {
  description:
    'The first approval. Until a second person has said what they found, only its approver sees what it found.',
  simpleResolvers: true,
})
export class ApprovalType {
  @Field(() => StaffNameType)
  by!: StaffNameType;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => MoneyType, { nullable: true })
  amount!: MoneyType | null;

  @Field(() => String, { nullable: true })
  bankReference!: string | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

@ObjectType('RechargeFinding', {
  description: 'What an approval found to have arrived.',
  simpleResolvers: true,
})
export class RechargeFindingType {
  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => String)
  bankReference!: string;
}

@ObjectType('RechargeStep', { description: 'One thing that happened.', simpleResolvers: true })
export class RechargeStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => StepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => RechargeFindingType, {
    nullable: true,
    description: 'Of approvals; null while the caller may not see it.',
  })
  finding!: RechargeFindingType | null;
}

@ObjectType('AdminRecharge', { description: 'A recharge as staff see it.', simpleResolvers: true })
export class AdminRechargeType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => RechargeStateEnum)
  state!: RechargeState;

  @Field(() => ReviewStateEnum, { description: 'Where it is, on hold and undo window included.' })
  reviewState!: ReviewState;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the decision takes effect: until then it can be undone.',
  })
  effectiveAt!: Date | null;

  @Field(() => String, { nullable: true })
  payerName!: string | null;

  @Field(() => String, { nullable: true })
  remark!: string | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime)
  reviewBy!: Date;

  @Field(() => DateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Milliseconds from submission to the decision.',
  })
  tookMs!: string | null;

  @Field(() => String, { nullable: true })
  decisionReason!: string | null;

  @Field(() => String, { nullable: true })
  bankReference!: string | null;
}

export const AdminRechargeList = listOf('AdminRecharge', () => AdminRechargeType);

@InputType({ description: 'Which recharge, and the version that was looked at.' })
export class RechargeTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which request, and a note that staff read.' })
export class RechargeNoteInput extends RechargeTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'An approval with the payment it rests on.' })
export class RechargeApproveInput extends RechargeTakeInput {
  @Field(() => String, { description: 'The bank’s or the chain’s own reference, unique here.' })
  bankReference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What really arrived, when it differs: needs a reason and a second person.',
  })
  creditedAmount?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The bank’s line it rests on; reference and amount are the line’s, or the same.',
  })
  bankLineId?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A refusal with the reason the user reads.' })
export class RechargeRefuseInput extends RechargeTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The recharge after the act.' })
export class AdminRechargePayload extends Payload {
  @Field(() => AdminRechargeType, { nullable: true })
  recharge!: AdminRechargeType | null;
}
