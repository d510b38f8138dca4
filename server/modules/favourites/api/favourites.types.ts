import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@InputType({ description: 'What to star: all of it or nothing.' })
export class FavouritesAddInput {
  @Field(() => [ID])
  instrumentIds!: string[];
}

@InputType({ description: 'Which star to take away.' })
export class FavouriteRemoveInput {
  @Field(() => ID)
  instrumentId!: string;
}

@ObjectType({ implements: Payload, description: 'All that is starred after the change.' })
export class FavouritesPayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'Ids of instruments, the oldest star first.' })
  favourites!: string[] | null;
}
