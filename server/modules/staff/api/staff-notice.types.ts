import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import type { StaffNotice } from '../notices/staff-notice.entity';

const StaffNoticeKindEnum = graphqlEnum(
  'StaffNoticeKind',
  [
    ...(['RECEIVING_DETAILS', 'OVERDUE', 'STAFF_PASSWORD_RESET'] as const),
    ...(['PROOF_MISMATCH', 'SETTLEMENT_WRONG', 'SHARED_DEVICE', 'DECISION_RETURNED'] as const),
    ...(['ACCOUNT_DECLARED', 'REWARD_UNPAID', 'SEAL_LATE'] as const),
  ],
  'What staff must learn of: each their own.',
);

@ObjectType('StaffNotice', {
  description: 'Something a member of staff has not read yet.',
  simpleResolvers: true,
})
export class StaffNoticeType {
  @Field(() => ID)
  id!: string;

  @Field(() => StaffNoticeKindEnum)
  kind!: StaffNotice['kind'];

  @Field(() => String, { description: '`channel/3`.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'The name that people know.' })
  subjectName!: string | null;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType({ implements: Payload, description: 'Whether it is noted as read.' })
export class StaffNoticeReadPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  read!: boolean | null;
}
