import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Which version people are to accept, and why.' })
export class ArticleProposeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Has to be the newest.' })
  version!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
