import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@InputType({ description: 'Which pop-up one has closed.' })
export class PopUpSeenInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType({ implements: Payload, description: 'All that one has closed after the act.' })
export class PopUpSeenPayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'Ids of articles, the first one first.' })
  popUpsSeen!: string[] | null;
}
