import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';

const QueueNameEnum = graphqlEnum(
  'QueueName',
  ['RECHARGES', 'USERS'],
  'A queue of the console, or the list of users.',
);

@ObjectType('QueueEvent', {
  description: 'Something moved in a queue: reload it.',
  simpleResolvers: true,
})
export class QueueEventType {
  @Field(() => QueueNameEnum)
  queue!: 'RECHARGES' | 'USERS';

  @Field(() => ID)
  subjectId!: string;

  @Field(() => DateTime)
  at!: Date;
}
