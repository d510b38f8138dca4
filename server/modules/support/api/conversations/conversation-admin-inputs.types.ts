import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ChatTopic } from '../../../../../schema/chat/conversations';
import type { Language } from '../../../../../schema/languages';
import { graphqlEnum } from '../../../../graphql/enums';
import { Payload } from '../../../../graphql/user-errors';
import { queueTabs, type QueueTab } from '../../../reviews';
import { AdminConversationType, CannedReplyType, LanguageEnum } from './conversation-admin.types';
import { ChatTopicEnum } from './conversation.types';

const ConversationTabEnum = graphqlEnum('ConversationTab', queueTabs, 'Tabs of the desk.');

@InputType({ description: 'Which conversations.' })
export class AdminConversationFilterInput {
  @Field(() => ConversationTabEnum, { nullable: true })
  tab?: QueueTab | null;

  @Field(() => ChatTopicEnum, { nullable: true })
  topic?: ChatTopic | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;
}

@InputType({ description: 'Which conversation, and the version that was looked at.' })
export class ConversationTakeInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'The same, and who gets it.' })
export class ConversationHandOverInput extends ConversationTakeInput {
  @Field(() => ID)
  to!: string;
}

@InputType({ description: 'An answer, or a note among staff; once for a client id.' })
export class ConversationAnswerInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  clientId!: string;

  @Field(() => Boolean, { nullable: true, description: 'For staff alone.' })
  note?: boolean | null;
}

@InputType({ description: 'A text in a language.' })
export class CannedTextInput {
  @Field(() => LanguageEnum)
  language!: Language;

  @Field(() => String)
  text!: string;
}

@InputType({ description: 'A reply in ten languages, by its name.' })
export class CannedReplyInput {
  @Field(() => String)
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that whoever changes it has read; null for a new one.',
  })
  seen?: number | null;

  @Field(() => [CannedTextInput])
  texts!: CannedTextInput[];
}

@InputType({ description: 'A reply that is offered no more.' })
export class CannedReplyDropInput {
  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'The version that whoever drops it has read.' })
  seen!: number;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'The conversation after the act.' })
export class AdminConversationPayload extends Payload {
  @Field(() => AdminConversationType, { nullable: true })
  conversation!: AdminConversationType | null;
}

@ObjectType({ implements: Payload, description: 'All replies after the act.' })
export class CannedRepliesPayload extends Payload {
  @Field(() => [CannedReplyType], { nullable: true })
  replies!: CannedReplyType[] | null;
}
