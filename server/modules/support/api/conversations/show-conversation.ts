import type { ApiContext } from '../../../../graphql/api-context';
import type { UploadsLoaders } from '../../../uploads';
import type { ChatMessage, Conversation } from '../../conversations/conversation.entity';
import { chatStateOf } from '../../conversations/read-conversations';
import { ConversationType, type ChatMessageType } from './conversation.types';

export const showConversation = (row: Conversation): ConversationType =>
  Object.assign(new ConversationType(), row, {
    state: chatStateOf(row),
    answerBy: row.reviewBy,
    unread: BigInt(row.answerId) > BigInt(row.userReadId),
  });

/** What shows messages: links to their pictures are made together. */
export type ChatContext = ApiContext<UploadsLoaders>;

type ShownMessage = ChatMessageType & Pick<ChatMessage, 'staffId'>;

/** Messages with links to their pictures. */
export const showMessages = ({ loaders }: ChatContext, found: readonly ChatMessage[]) =>
  Promise.all(
    found.map(
      async ({
        id,
        author,
        clientId,
        staffId,
        body,
        at,
        pictures,
        figures,
      }): Promise<ShownMessage> => ({
        ...{ id, author, clientId, staffId, at },
        text: body,
        figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
        pictures: await Promise.all(pictures.map((one) => loaders.uploadLinks.load(one))),
      }),
    ),
  );

export const VISITOR = {
  nullable: true,
  description:
    'A visitor’s secret, also with a session: what was said on this device before. None for what is the account’s.',
} as const;
