import { Field, ID, ObjectType } from 'type-graphql';
import type { ReviewState } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { StaffNameType } from '../../staff/api/staff.types';

const requestKinds = [
  ...(['WITHDRAWAL', 'RECHARGE', 'VERIFICATION', 'CONVERSATION'] as const),
  ...(['PASSWORD_REQUEST', 'INFO_CHANGE', 'APPEAL', 'DISPUTE', 'REWARD_CLAIM'] as const),
] as const;
export type RequestKind = (typeof requestKinds)[number];
export const RequestKindEnum = graphqlEnum(
  'RequestKind',
  requestKinds,
  'What a request before staff is; each kind has a queue of its own.',
);

@ObjectType('StandingRequest', {
  description: 'A request before staff, of whichever kind.',
  simpleResolvers: true,
})
export class StandingRequestType {
  @Field(() => RequestKindEnum)
  kind!: RequestKind;

  @Field(() => ID, { description: 'In the queue of its kind.' })
  id!: string;

  @Field(() => String, { description: 'By which people know it.' })
  number!: string;

  @Field(() => AdminUserType, { nullable: true, description: 'Null for a visitor.' })
  user!: AdminUserType | null;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => MoneyType, { nullable: true, description: 'What was asked for, where it is money.' })
  asked!: MoneyType | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { description: 'By when a decision or an answer was promised.' })
  dueAt!: Date;

  @Field(() => Boolean, { description: 'Undecided after that time.' })
  late!: boolean;

  @Field(() => StaffNameType, { nullable: true, description: 'Who has it in hand.' })
  takenBy!: StaffNameType | null;

  @Field(() => StaffNameType, { nullable: true, description: 'Who approved it first.' })
  firstApprover!: StaffNameType | null;
}
