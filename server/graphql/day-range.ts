import { Field, InputType } from 'type-graphql';

/** From one day of the platform to another, both included. */
@InputType()
export abstract class DayRange {
  @Field(() => String, {
    nullable: true,
    description: 'A day of the platform, YYYY-MM-DD: from its first instant.',
  })
  fromOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A day of the platform, YYYY-MM-DD: to its last instant.',
  })
  toOn?: string | null;
}
