import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../../graphql/user-errors';

@ObjectType('QueueViewField', { description: 'One field of a filter.', simpleResolvers: true })
export class QueueViewFieldType {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType('QueueView', {
  description: 'A filter of a queue under a name, of the signed-in member of staff.',
  simpleResolvers: true,
})
export class QueueViewType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [QueueViewFieldType])
  filter!: QueueViewFieldType[];
}

@InputType({ description: 'One field of a filter.' })
export class QueueViewFieldInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@InputType({ description: 'A filter to keep, in place of one of the same name.' })
export class QueueViewSaveInput {
  @Field(() => String)
  name!: string;

  @Field(() => [QueueViewFieldInput])
  filter!: QueueViewFieldInput[];
}

@ObjectType({ implements: Payload, description: 'The views after the act.' })
export class QueueViewsPayload extends Payload {
  @Field(() => [QueueViewType], { nullable: true })
  views!: QueueViewType[] | null;
}
