import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  chatAuthors,
  chatStates,
  chatSubjects,
  chatTopics,
  type ChatAuthor,
  type ChatState,
  type ChatSubject,
  type ChatTopic,
} from '../../../../../schema/chat/conversations';
import { connectionOf } from '../../../../graphql/connection';
import { graphqlEnum } from '../../../../graphql/enums';
import { listOf } from '../../../../graphql/page';
import { DateTime } from '../../../../graphql/scalars';
import { Figure } from '../../../../graphql/user-errors';

export const ChatTopicEnum = graphqlEnum('ChatTopic', chatTopics, 'What one talks about.');
export const ChatSubjectEnum = graphqlEnum(
  'ChatSubject',
  chatSubjects,
  'A kind of what is one’s own.',
);
const ChatAuthorEnum = graphqlEnum('ChatAuthor', chatAuthors, 'Who says something.');
const ChatStateEnum = graphqlEnum('ChatState', chatStates, 'Where a conversation is.');
const chatEventKinds = ['CHANGED', 'TYPING'] as const;
const ChatEventKindEnum = graphqlEnum('ChatEventKind', chatEventKinds, 'What happened.');

@ObjectType('ChatDesk', { description: 'How customer service stands.', simpleResolvers: true })
export class ChatDeskType {
  @Field(() => DateTime, { nullable: true, description: 'When it opens; null while it is open.' })
  opensAt!: Date | null;

  @Field(() => Int, { description: 'Promised until the first answer.' })
  answerMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Median of seven days; null without one.' })
  waitSeconds!: number | null;
}

@ObjectType('Conversation', { description: 'A talk with customer service.', simpleResolvers: true })
export class ConversationType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ChatTopicEnum)
  topic!: ChatTopic;

  @Field(() => ChatStateEnum)
  state!: ChatState;

  @Field(() => ChatSubjectEnum, { nullable: true, description: 'What of one’s own it is about.' })
  subjectKind!: ChatSubject | null;

  @Field(() => ID, { nullable: true })
  subjectId!: string | null;

  @Field(() => DateTime)
  openedAt!: Date;

  @Field(() => DateTime, { description: 'An answer is promised until then.' })
  answerBy!: Date;

  @Field(() => DateTime, { nullable: true })
  closedAt!: Date | null;

  @Field(() => Int, { nullable: true })
  rating!: number | null;

  @Field(() => ID, { description: 'Up to which message staff have read.' })
  staffReadId!: string;

  @Field(() => ID, { description: 'Up to which message its owner has read.' })
  userReadId!: string;

  @Field(() => Boolean, { description: 'Whether staff have answered beyond that.' })
  unread!: boolean;
}

@ObjectType('ChatMessage', { description: 'One thing that was said.', simpleResolvers: true })
export class ChatMessageType {
  @Field(() => ID)
  id!: string;

  @Field(() => ChatAuthorEnum)
  author!: ChatAuthor;

  @Field(() => String, { description: 'Made by who said it.' })
  clientId!: string;

  @Field(() => String, { description: 'Of a line of the system: its name.' })
  text!: string;

  @Field(() => [String], { description: 'Links to its pictures, for ten minutes.' })
  pictures!: string[];

  @Field(() => [Figure], { description: 'Of a line of the system: what its words need.' })
  figures!: Figure[];

  @Field(() => DateTime)
  at!: Date;
}

export const ConversationConnection = connectionOf('Conversation', () => ConversationType);
export const ChatMessageList = listOf('ChatMessage', () => ChatMessageType);

@ObjectType('ChatEvent', {
  description: 'Something happened in a conversation: reload it after the last message one has.',
  simpleResolvers: true,
})
export class ChatEventType {
  @Field(() => ChatEventKindEnum)
  kind!: (typeof chatEventKinds)[number];

  @Field(() => DateTime)
  at!: Date;
}
