import { Field, ID, Int, ObjectType } from 'type-graphql';
import { broadcastKinds, type BroadcastKind } from '../../../../schema/content/broadcasts';
import { messageKinds, type MessageKind } from '../../../../schema/messages';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';

const MessageKindEnum = graphqlEnum(
  'MessageKind',
  [...(Object.keys(messageKinds) as MessageKind[]), ...broadcastKinds],
  'What a message tells of; SERVICE and PROMOTION are said to many at once.',
);

@ObjectType('Message', {
  description: 'What one is told, in the language asked for.',
  simpleResolvers: true,
})
export class MessageType {
  @Field(() => ID)
  id!: string;

  @Field(() => MessageKindEnum)
  kind!: MessageKind | BroadcastKind;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Plain text.' })
  body!: string;

  @Field(() => String, { nullable: true, description: 'Cleaned HTML, of what has any.' })
  html!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about: `recharge/17`.' })
  subject!: string | null;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => Boolean)
  read!: boolean;
}

export const MessageConnection = connectionOf('Message', () => MessageType);

@ObjectType({ implements: Payload, description: 'How many are unread after the act.' })
export class MessagesReadPayload extends Payload {
  @Field(() => Int, { nullable: true })
  unread!: number | null;
}
