import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { IdType, VerificationField } from '../../../../schema/identity';
import type { ReviewState } from '../../../../schema/review-states';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { ReviewStateEnum } from '../../reviews/api/review-state';
import { IdTypeEnum, VerificationFieldEnum } from './verification.types';

@ObjectType('AdminVerification', {
  description:
    'A verification as staff see it in the queue. The document is opened apart, and logged.',
  simpleResolvers: true,
})
export class AdminVerificationType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => Int, { description: 'Counts changes; a decision names the one it was made on.' })
  version!: number;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => String)
  nameMasked!: string;

  @Field(() => IdTypeEnum)
  idType!: IdType;

  @Field(() => String)
  idNumberMasked!: string;

  @Field(() => [VerificationFieldEnum])
  faulty!: readonly VerificationField[];

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

  @Field(() => String, {
    nullable: true,
    description: 'Milliseconds from submission to the decision.',
  })
  tookMs!: string | null;
}

export const AdminVerificationList = listOf('AdminVerification', () => AdminVerificationType);

@ObjectType('VerificationDocument', {
  description: 'A document in the clear. Each link opens its picture once, within a minute.',
  simpleResolvers: true,
})
export class VerificationDocumentType {
  @Field(() => String)
  name!: string;

  @Field(() => IdTypeEnum)
  idType!: IdType;

  @Field(() => String)
  idNumber!: string;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`.' })
  birthDate!: string | null;

  @Field(() => String)
  front!: string;

  @Field(() => String)
  back!: string;

  @Field(() => String, { nullable: true })
  selfie!: string | null;
}

@InputType({ description: 'Which verification, and the version that was looked at.' })
export class VerificationTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Which verification, and a note that staff read.' })
export class VerificationNoteInput extends VerificationTakeInput {
  @Field(() => String)
  note!: string;
}

@InputType({ description: 'An approval with the day of birth that the document shows.' })
export class VerificationApproveInput extends VerificationTakeInput {
  @Field(() => String, { description: '`YYYY-MM-DD`.' })
  birthDate!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A refusal with the reason the user reads, and what they send again.' })
export class VerificationRefuseInput extends VerificationTakeInput {
  @Field(() => String)
  reason!: string;

  @Field(() => [VerificationFieldEnum])
  faulty!: VerificationField[];

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'Whose document; once it is decided, also why.' })
export class VerificationOpenInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@ObjectType({ implements: Payload, description: 'The verification after the act.' })
export class AdminVerificationPayload extends Payload {
  @Field(() => AdminVerificationType, { nullable: true })
  verification!: AdminVerificationType | null;
}

@ObjectType({ implements: Payload, description: 'The document that was opened.' })
export class VerificationDocumentPayload extends Payload {
  @Field(() => VerificationDocumentType, { nullable: true })
  document!: VerificationDocumentType | null;
}
