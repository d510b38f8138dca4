import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

@InputType({ description: 'The login password so far, and the new one twice.' })
export class PasswordChangeInput {
  @Field(() => String)
  oldPassword!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;
}

@InputType({
  description: 'Whose login password, the code that was sent there, and the new one twice.',
})
export class PasswordResetInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;
}

@InputType({ description: 'The new fund password twice; the one so far, where there is one.' })
export class FundPasswordSetInput {
  @Field(() => String, { nullable: true })
  oldPassword?: string | null;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  passwordRepeat!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it was changed.' })
export class SecurityChangePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  changed!: boolean | null;
}

@ObjectType({ implements: Payload, description: 'Until when nobody can lift the freeze.' })
export class AccountFreezePayload extends Payload {
  @Field(() => DateTime, { nullable: true })
  until!: Date | null;
}

@InputType({
  description: 'Whose freeze, by any of their names, and the code that was sent there.',
})
export class FreezeLiftInput {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  code!: string;
}
