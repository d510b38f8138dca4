import { Field, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';
import { UserType } from './user.types';

@InputType({ description: 'How one wants to be called.' })
export class UserNameChangeInput {
  @Field(() => String)
  userName!: string;
}

@InputType({ description: 'The new e-mail or phone, the code that was sent there, the password.' })
export class ContactChangeInput {
  @Field(() => String)
  contact!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'The login password.' })
  password!: string;
}

@InputType({ description: 'A picture that was uploaded before.' })
export class AvatarSetInput {
  @Field(() => String, { description: 'The path its upload was answered with.' })
  image!: string;
}

@ObjectType({ implements: Payload, description: 'The user as they are known now.' })
export class ProfilePayload extends Payload {
  @Field(() => UserType, { nullable: true })
  user!: UserType | null;
}
