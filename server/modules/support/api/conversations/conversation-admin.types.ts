import { Field, ID, Int, ObjectType } from 'type-graphql';
import { languages, type Language } from '../../../../../schema/languages';
import type { ReviewState } from '../../../../../schema/review-states';
import { graphqlEnum } from '../../../../graphql/enums';
import { listOf } from '../../../../graphql/page';
import { DateTime } from '../../../../graphql/scalars';
import { stepKinds, type StepKind } from '../../../reviews';
import { ReviewStateEnum } from '../../../reviews/api/review-state';
import { StaffNameType } from '../../../staff/api/staff.types';
import { ChatMessageType, ConversationType } from './conversation.types';

const ConversationStepKindEnum = graphqlEnum(
  'ConversationStepKind',
  stepKinds,
  'What happened to a conversation.',
);
const deskEventKinds = ['CHANGED', 'TYPING', 'LOOKING'] as const;
export type DeskEventKind = (typeof deskEventKinds)[number];
const DeskEventKindEnum = graphqlEnum('DeskEventKind', deskEventKinds, 'What happened.');
export const LanguageEnum = graphqlEnum('ChatLanguage', languages, 'A language of the app.');

@ObjectType('AdminConversation', {
  description: 'A talk with somebody, as staff see it.',
  simpleResolvers: true,
})
export class AdminConversationType extends ConversationType {
  @Field(() => Int, { description: 'Counts changes; an act names the one it was made on.' })
  version!: number;

  @Field(() => ReviewStateEnum)
  reviewState!: ReviewState;

  @Field(() => LanguageEnum, { description: 'The person’s: answers are read in it.' })
  language!: Language;
}

@ObjectType('ConversationSubject', {
  description: 'The request that a conversation is about.',
  simpleResolvers: true,
})
export class ConversationSubjectType {
  @Field(() => ID, { description: 'Of the conversation.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'By which people know it.' })
  number!: string | null;

  @Field(() => ReviewStateEnum, { nullable: true, description: 'Where it is with staff.' })
  state!: ReviewState | null;
}

@ObjectType('ConversationStep', {
  description: 'One thing that happened to a conversation.',
  simpleResolvers: true,
})
export class ConversationStepType {
  @Field(() => ConversationStepKindEnum)
  kind!: StepKind;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => StaffNameType, { nullable: true })
  by!: StaffNameType | null;
}

@ObjectType('DeskEvent', {
  description: 'Something happened in a conversation, or somebody of staff looks at it.',
  simpleResolvers: true,
})
export class DeskEventType {
  @Field(() => DeskEventKindEnum)
  kind!: DeskEventKind;

  @Field(() => DateTime)
  at!: Date;
}

@ObjectType('AdminChatMessage', {
  description: 'One thing that was said, or a note among staff.',
  simpleResolvers: true,
})
export class AdminChatMessageType extends ChatMessageType {}

export const AdminConversationList = listOf('AdminConversation', () => AdminConversationType);
export const AdminChatMessageList = listOf('AdminChatMessage', () => AdminChatMessageType);

@ObjectType('CannedText', { description: 'A reply in a language.', simpleResolvers: true })
export class CannedTextType {
  @Field(() => LanguageEnum)
  language!: Language;

  @Field(() => String)
  text!: string;
}

@ObjectType('CannedReply', { description: 'What is said often.', simpleResolvers: true })
export class CannedReplyType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Named by whoever changes or drops it.' })
  version!: number;

  @Field(() => [CannedTextType])
  texts!: CannedTextType[];
}

@ObjectType('ConversationTotals', { description: 'How many stand there.', simpleResolvers: true })
export class ConversationTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'There are more than were counted.' })
  more!: boolean;
}
