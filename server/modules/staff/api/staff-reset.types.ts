import { Field, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@InputType({
  description: 'The link of a mail, the new password twice, a code where one is asked.',
})
export class StaffPasswordResetInput {
  @Field(() => String)
  token!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;

  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app.' })
  totp?: string | null;
}

@ObjectType({ implements: Payload, description: 'That it was heard; not whether it is anybody’s.' })
export class StaffPasswordForgotPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  heard!: boolean | null;
}

@ObjectType({ implements: Payload, description: 'Whether the password was changed.' })
export class StaffPasswordResetPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  changed!: boolean | null;
}
