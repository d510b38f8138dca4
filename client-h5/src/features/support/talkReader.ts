import type { ApolloClient } from '@apollo/client';
import { chatReader, type Said as SaidOf } from '../../../../schema/chat/chat-reader';
import {
  ChatMessagesDocument,
  TalkDocument,
  type ChatMessagesQuery,
  type TalkFieldsFragment,
} from './support.generated';
import type { Talker } from './talker';

export type ChatMessage = ChatMessagesQuery['chatMessages']['items'][number];
export type Said = SaidOf<ChatMessage>;

/** A conversation as it is now, null where it is not one's own. */
export interface TalkNow extends Said {
  readonly talk: TalkFieldsFragment | null;
}

const PAGE = 50;

/** Reads a conversation, and how it stands with it. */
export function talkReader(client: ApolloClient, id: string, talker: Talker) {
  const { context, pass } = talker;
  // What a pass opened is kept nowhere.
  const fresh = { context, fetchPolicy: pass ? 'no-cache' : 'network-only' } as const;
  const reader = chatReader<ChatMessage>(async (asked) => {
    const variables = { id, ...asked, visitor: talker.visitor() };
    const { data } = await client.query({ query: ChatMessagesDocument, variables, ...fresh });
    return data.chatMessages;
  }, PAGE);
  return {
    read: async (): Promise<TalkNow> => {
      const variables = { id, visitor: talker.visitor() };
      const { data } = await client.query({ query: TalkDocument, variables, ...fresh });
      return { talk: data.conversation, ...(await reader.read()) };
    },
    earlier: reader.earlier,
    /** So many of the newest, or all where there are fewer. */
    newest: async (count: number): Promise<Said> => {
      let said = reader.said();
      while (said.hasEarlier && said.messages.length < count) said = await reader.earlier();
      return said;
    },
    /** One message as it is now, with links of now. */
    renew: (message: string): Promise<Said> => reader.renew([message]),
  };
}
