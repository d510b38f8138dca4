import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ChatSubject, ChatTopic } from '../../../../../schema/chat/conversations';
import { Payload } from '../../../../graphql/user-errors';
import { ChatSubjectEnum, ChatTopicEnum, ConversationType } from './conversation.types';

@InputType({ description: 'An own request.' })
export class ChatSubjectInput {
  @Field(() => ChatSubjectEnum)
  kind!: ChatSubject;

  @Field(() => ID)
  id!: string;
}

@InputType({ description: 'What is said, once for a client id.' })
export class ChatSayInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  clientId!: string;

  @Field(() => [String], { nullable: true, description: 'Paths of own uploads.' })
  pictures?: string[] | null;
}

@InputType({ description: 'A new conversation, with its first message.' })
export class ConversationOpenInput {
  @Field(() => ChatTopicEnum)
  topic!: ChatTopic;

  @Field(() => ChatSubjectInput, { nullable: true })
  subject?: ChatSubjectInput | null;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  clientId!: string;

  @Field(() => [String], { nullable: true, description: 'Paths of own uploads.' })
  pictures?: string[] | null;
}

@ObjectType({ implements: Payload, description: 'The conversation after the act.' })
export class ConversationPayload extends Payload {
  @Field(() => ConversationType, { nullable: true })
  conversation!: ConversationType | null;
}
