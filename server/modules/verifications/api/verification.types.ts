import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  idTypes,
  verificationFields,
  verificationStates,
  type IdType,
  type VerificationField,
  type VerificationState,
} from '../../../../schema/identity';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

export const IdTypeEnum = graphqlEnum('IdType', idTypes, 'A document that proves who one is.');
export const VerificationFieldEnum = graphqlEnum(
  'VerificationField',
  verificationFields,
  'A part of a verification.',
);
const VerificationStateEnum = graphqlEnum(
  'VerificationState',
  verificationStates,
  'Where an account stands.',
);

@ObjectType('VerificationAsked', {
  description: 'Other data that one asked for and has not taken.',
  simpleResolvers: true,
})
export class VerificationAskedType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => IdTypeEnum)
  idType!: IdType;

  @Field(() => String, { description: 'With stars in the middle.' })
  idNumberMasked!: string;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`.' })
  birthDate!: string | null;
}

@ObjectType('Verification', {
  description: 'What one sent in last. Pictures never come back.',
  simpleResolvers: true,
})
export class VerificationType extends VerificationAskedType {
  @Field(() => ID, { description: 'The request, by which a conversation is about it.' })
  requestId!: string;

  @Field(() => VerificationStateEnum)
  state!: VerificationState;

  @Field(() => [VerificationFieldEnum], {
    description: 'After a refusal: what has to be sent again. Nothing else has to.',
  })
  faulty!: readonly VerificationField[];

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reason!: string | null;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => DateTime, { description: 'The promised time of the review.' })
  reviewBy!: Date;
}

@InputType({ description: 'Who one is. After a refusal only what was at fault.' })
export class VerificationSubmitInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => IdTypeEnum, { nullable: true })
  idType?: IdType | null;

  @Field(() => String, { nullable: true })
  idNumber?: string | null;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`, 18 years ago or more.' })
  birthDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path that `POST /files/upload` answered with.',
  })
  front?: string | null;

  @Field(() => String, { nullable: true })
  back?: string | null;

  @Field(() => String, { nullable: true })
  selfie?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The verification as it was sent in.' })
export class VerificationSubmitPayload extends Payload {
  @Field(() => VerificationType, { nullable: true })
  verification!: VerificationType | null;
}
