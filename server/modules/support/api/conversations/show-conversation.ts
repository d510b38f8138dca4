import type { ApiContext } from '../../../../graphql/api-context';
import type { UploadsLoaders } from '../../../uploads';
import type { ChatMessage, Conversation } from '../../conversations/conversation.entity';
import { chatStateOf } from '../../conversations/read-conversations';
import { ConversationType, type ChatMessageType } from './conversation.types';

export const showConversation = (row: Conversation): ConversationType =>
  Object.assign(new ConversationType(), {
    ...row,
    state: chatStateOf(row),
    answerBy: row.reviewBy,
  });

/** What shows messages: links to their pictures are made together. */
export type ChatContext = ApiContext<UploadsLoaders>;

/** Messages with links to their pictures. */
export const showMessages = ({ loaders }: ChatContext, found: readonly ChatMessage[]) =>
  Promise.all(
    found.map(async (one): Promise<ChatMessageType & ChatMessage> => ({
      ...one,
      text: one.body,
      pictures: await Promise.all(one.pictures.map((id) => loaders.uploadLinks.load(id))),
    })),
  );

export const VISITOR = {
  nullable: true,
  description: 'A visitor’s secret; none with a session.',
} as const;
