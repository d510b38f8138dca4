import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

@ObjectType('Session', { description: 'Where the user is signed in.', simpleResolvers: true })
export class OwnSessionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Browser and system, where it named them.' })
  device!: string | null;

  @Field(() => String, { nullable: true, description: 'The address it signed in from.' })
  address!: string | null;

  @Field(() => DateTime)
  signedInAt!: Date;

  @Field(() => DateTime)
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean;
}

@InputType({ description: 'Which session to end.' })
export class SessionEndInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType({ implements: Payload, description: 'Whether something was ended.' })
export class SessionEndPayload extends Payload {
  @Field(() => Boolean, { nullable: true })
  ended!: boolean | null;
}
