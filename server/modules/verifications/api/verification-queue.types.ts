import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { IdType } from '../../../../schema/identity';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { stepKinds, type StepKind } from '../../reviews';
import { StaffNameType } from '../../staff/api/staff.types';
import type { QueueTab } from '../../reviews';
import type { VerificationFlag } from '../queue/queue-filter';
import { IdTypeEnum } from './verification.types';

export const VerificationFlagEnum = graphqlEnum(
  'VerificationFlag',
  ['SENT_AGAIN', 'OWN_REQUEST'],
  'What a reviewer should know first.',
);
const VerificationTabEnum = graphqlEnum(
  'VerificationTab',
  ['TO_REVIEW', 'MINE', 'ON_HOLD', 'DONE'],
  'Queue tabs.',
);
const VerificationStepKindEnum = graphqlEnum(
  'VerificationStepKind',
  stepKinds,
  'What happened to a verification.',
);

@InputType('AdminVerificationFilter', { description: 'Which verifications.' })
export class AdminVerificationFilterInput {
  @Field(() => VerificationTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A user’s number, name, phone or e-mail, whole.',
  })
  user?: string | null;

  @Field(() => IdTypeEnum, { nullable: true })
  idType?: IdType | null;

  @Field(() => VerificationFlagEnum, { nullable: true })
  flag?: VerificationFlag | null;

  @Field(() => ID, { nullable: true, description: 'me, nobody, or a member of staff.' })
  holder?: string | null;

  @Field(() => Int, { nullable: true, description: 'Submitted at least so long ago.' })
  olderThanMinutes?: number | null;

  @Field(() => String, { nullable: true, description: 'A number, whole.' })
  search?: string | null;
}

@ObjectType('VerificationTotals', {
  description: 'How many verifications stand under a filter.',
  simpleResolvers: true,
})
export class VerificationTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}

@ObjectType('VerificationStep', { description: 'One thing that happened.', simpleResolvers: true })
export class VerificationStepType {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => VerificationStepKindEnum)
  kind!: StepKind;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}
