import { Field, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@InputType({ description: 'The login password, asked for again.' })
export class SecondFactorBeginInput {
  @Field(() => String)
  password!: string;
}

@ObjectType({ implements: Payload, description: 'What an authenticator app needs, this once.' })
export class SecondFactorBeginPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Base32, to be typed.' })
  setupKey!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as a link, for a QR picture.' })
  setupUri!: string | null;
}

@InputType({ description: 'A code of the second factor.' })
export class SecondFactorConfirmInput {
  @Field(() => String)
  code!: string;
}

@ObjectType({ implements: Payload, description: 'Ten codes to keep on paper, shown this once.' })
export class SecondFactorConfirmPayload extends Payload {
  @Field(() => [String], { nullable: true })
  recoveryCodes!: string[] | null;
}

@InputType({ description: 'A code of the second factor, or a recovery code.' })
export class SecondFactorRemoveInput {
  @Field(() => String)
  code!: string;
}

@ObjectType({ implements: Payload, description: 'Whether it was taken away.' })
export class SecondFactorRemovePayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  removed!: boolean | null;
}
