import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';
import { userEventKinds, type UserEventKind } from '../timeline/user-event';
import { timelineFilters } from '../timeline/user-timeline';
import { RequestKindEnum, type RequestKind } from './standing.types';

export const TimelineFilterEnum = graphqlEnum(
  'TimelineFilter',
  timelineFilters,
  'What moves money; what staff did beside deciding; or everything.',
);

const UserEventKindEnum = graphqlEnum(
  'UserEventKind',
  userEventKinds,
  'What happened to a customer.',
);

@ObjectType('PastRequest', {
  description: 'A request as it stands, with how it ended.',
  simpleResolvers: true,
})
export class PastRequestType {
  @Field(() => RequestKindEnum)
  kind!: RequestKind;

  @Field(() => ID, { description: 'In the queue of its kind.' })
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What was approved, else asked for; null where it is not about money.',
  })
  amount!: MoneyType | null;

  @Field(() => Boolean, { description: 'Undecided after the promised time.' })
  late!: boolean;

  @Field(() => StaffNameType, { nullable: true, description: 'Once the decision has its effect.' })
  decidedBy!: StaffNameType | null;

  @Field(() => DateTime, { nullable: true })
  endedAt!: Date | null;
}

@ObjectType('UserEvent', {
  description: 'One thing that happened to a customer; which fields are filled is its kind’s.',
  simpleResolvers: true,
})
export class UserEventType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => UserEventKindEnum)
  kind!: UserEventKind;

  @Field(() => PastRequestType, { nullable: true })
  request!: PastRequestType | null;

  @Field(() => String, { nullable: true, description: 'By which people know it.' })
  number!: string | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'A stake, a principal, what was given away, a limit.',
  })
  amount!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What came of it: the net of contracts, interest, what was got.',
  })
  result!: MoneyType | null;

  @Field(() => Int, { nullable: true })
  count!: number | null;

  @Field(() => Int, { nullable: true, description: 'Contracts that were won.' })
  right!: number | null;

  @Field(() => String, { nullable: true, description: 'A word of the list that its kind names.' })
  word!: string | null;

  @Field(() => String, { nullable: true, description: 'A masked number, or a reason.' })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a member of staff.' })
  by!: string | null;
}

@ObjectType('UserTimeline', {
  description: 'A stretch of what happened to a customer, newest first.',
  simpleResolvers: true,
})
export class UserTimelineType {
  @Field(() => [UserEventType])
  items!: UserEventType[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'Before which the next part begins; null where there is no more.',
  })
  before!: Date | null;
}

@ObjectType('UserSafety', {
  description: 'What protects an account, and what its owner holds themselves to.',
  simpleResolvers: true,
})
export class UserSafetyType {
  @Field(() => Int)
  passkeys!: number;

  @Field(() => Boolean)
  secondFactor!: boolean;

  @Field(() => Boolean)
  fundPassword!: boolean;

  @Field(() => MoneyType, { nullable: true, description: 'Own limits a day; null where none.' })
  dailyLoss!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true })
  dailyRecharge!: MoneyType | null;

  @Field(() => Int, { nullable: true, description: 'Minutes.' })
  dailyMinutes!: number | null;

  @Field(() => Boolean, { description: 'Whether a break from trading lasts.' })
  onBreak!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Its end; null of one for good.' })
  breakUntil!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a payment method was last added or deleted.',
  })
  targetChangedAt!: Date | null;
}
