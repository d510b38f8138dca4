import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { IdType } from '../../../../schema/identity';
import { Payload } from '../../../graphql/user-errors';
import { IdTypeEnum, VerificationSubmitInput } from './verification.types';

@InputType({
  description:
    'What is to be verified instead, and why; what is left out stays. The pictures are of the document that proves it.',
})
export class VerificationChangeInput extends VerificationSubmitInput {
  @Field(() => String)
  note!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it was done.' })
export class VerificationChangePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  done!: boolean | null;
}

@InputType({ description: 'Which request; once it is decided, also why.' })
export class VerificationChangeOpenInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@ObjectType('VerificationVersion', {
  description:
    'What was verified at one time, in the clear. Each link opens its picture once, within a minute; null for one whose time is over.',
  simpleResolvers: true,
})
export class VerificationVersionType {
  @Field(() => String)
  name!: string;

  @Field(() => IdTypeEnum)
  idType!: IdType;

  @Field(() => String)
  idNumber!: string;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true })
  front!: string | null;

  @Field(() => String, { nullable: true })
  back!: string | null;

  @Field(() => String, { nullable: true })
  selfie!: string | null;
}

@ObjectType({ implements: Payload, description: 'Both versions of a change of data.' })
export class VerificationChangeOpenPayload extends Payload {
  @Field(() => VerificationVersionType, { nullable: true, description: 'As it is verified.' })
  before!: VerificationVersionType | null;

  @Field(() => VerificationVersionType, { nullable: true, description: 'As it is asked for.' })
  after!: VerificationVersionType | null;
}
