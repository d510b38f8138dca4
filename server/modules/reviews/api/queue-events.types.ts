import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';

const queueNames = [
  ...(['RECHARGES', 'USERS', 'VERIFICATIONS', 'WITHDRAWALS'] as const),
  ...(['PASSWORD_REQUESTS', 'APPEALS', 'INFO_CHANGES', 'DISPUTES'] as const),
  ...(['CONVERSATIONS', 'REWARD_CLAIMS'] as const),
] as const;

const QueueNameEnum = graphqlEnum(
  'QueueName',
  queueNames,
  'A queue of the console, or the list of users.',
);

@ObjectType('QueueEvent', {
  description: 'Something moved in a queue: reload it.',
  simpleResolvers: true,
})
export class QueueEventType {
  @Field(() => QueueNameEnum)
  queue!: (typeof queueNames)[number];

  @Field(() => ID)
  subjectId!: string;

  @Field(() => DateTime)
  at!: Date;
}
