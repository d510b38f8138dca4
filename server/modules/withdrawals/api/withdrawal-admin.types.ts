import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import type { ReviewState } from '../../../../schema/review-states';
import type { WithdrawalState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { PaymentMethodKindEnum } from '../../payment-methods/api/payment-method.types';
import { queueSorts, queueTabs, stepKinds, type QueueTab, type StepKind } from '../../reviews';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';
import { queueFlags, type QueueFlag } from '../queue/queue-filter';
import { WithdrawalStateEnum } from './withdrawal.types';

const StepKindEnum = graphqlEnum('WithdrawalStepKind', stepKinds, 'What happened to a withdrawal.');
export const WithdrawalFlagEnum = graphqlEnum(
  'WithdrawalFlag',
  queueFlags,
  'What a reviewer should know first; none of it stops anything. FLAGGED: any found at submission.',
);
const WithdrawalTabEnum = graphqlEnum('WithdrawalTab', queueTabs, 'Queue tabs.');
export const WithdrawalSortEnum = graphqlEnum(
  'WithdrawalSort',
  queueSorts,
  'What a list goes by. DECIDED and TOOK list what is done.',
);

@ObjectType('PayoutApproval', {
  description: 'The first approval of two. It records no reference.',
  simpleResolvers: true,
})
export class PayoutApprovalType {
  @Field(() => StaffNameType)
  by!: StaffNameType;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType('WithdrawalStep', { description: 'One thing that happened.', simpleResolvers: true })
export class WithdrawalStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => StepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@ObjectType('AdminWithdrawal', {
  description: 'A withdrawal as staff see it.',
  simpleResolvers: true,
})
export class AdminWithdrawalType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => WithdrawalStateEnum)
  state!: WithdrawalState;

  @Field(() => ReviewStateEnum, { description: 'Where it is, on hold and undo window included.' })
  reviewState!: ReviewState;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the decision takes effect: until then it can be undone.',
  })
  effectiveAt!: Date | null;

  @Field(() => Decimal, { nullable: true, description: 'Dollars a coin at submission.' })
  coinPrice!: string | null;

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

  @Field(() => String, { nullable: true, description: 'The payout’s own, once approved.' })
  reference!: string | null;
}

export const AdminWithdrawalList = listOf('AdminWithdrawal', () => AdminWithdrawalType);

@InputType('AdminWithdrawalFilter', { description: 'Which withdrawals.' })
export class AdminWithdrawalFilterInput {
  @Field(() => WithdrawalTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => WithdrawalStateEnum, { nullable: true })
  state?: WithdrawalState | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A user’s number, name, phone or e-mail, whole.',
  })
  user?: string | null;

  @Field(() => PaymentMethodKindEnum, { nullable: true })
  method?: PaymentMethodKind | null;

  @Field(() => String, { nullable: true, description: 'USD, plain decimal.' })
  amountMin?: string | null;

  @Field(() => String, { nullable: true, description: 'USD, plain decimal.' })
  amountMax?: string | null;

  @Field(() => WithdrawalFlagEnum, { nullable: true })
  flag?: QueueFlag | null;

  @Field(() => ID, { nullable: true, description: 'me, nobody, or a member of staff.' })
  holder?: string | null;

  @Field(() => Int, { nullable: true, description: 'Submitted at least so long ago.' })
  olderThanMinutes?: number | null;

  @Field(() => String, { nullable: true, description: 'A number or a reference, whole.' })
  search?: string | null;
}

@ObjectType('WithdrawalTotals', {
  description: 'How many withdrawals stand under a filter, and how much they come to.',
  simpleResolvers: true,
})
export class WithdrawalTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}

@InputType({ description: 'Which withdrawal, and the version that was looked at.' })
export class WithdrawalTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which request, and a note that staff read.' })
export class WithdrawalNoteInput extends WithdrawalTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'An approval; the last one names the payout it rests on.' })
export class WithdrawalApproveInput extends WithdrawalTakeInput {
  @Field(() => String, {
    nullable: true,
    description: 'The bank’s or the chain’s own, unique here. A first approval of two needs none.',
  })
  reference?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A refusal with the reason the user reads.' })
export class WithdrawalRefuseInput extends WithdrawalTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The withdrawal after the act.' })
export class AdminWithdrawalPayload extends Payload {
  @Field(() => AdminWithdrawalType, { nullable: true })
  withdrawal!: AdminWithdrawalType | null;
}
