import type { ApolloClient } from '@apollo/client';
import { cursorOf } from '../../../../schema/chat/cursor';
import {
  ChatMessagesDocument,
  TalkDocument,
  type ChatMessagesQuery,
  type ChatMessagesQueryVariables,
  type TalkFieldsFragment,
} from './support.generated';
import type { Talker } from './talker';

export type ChatMessage = ChatMessagesQuery['chatMessages']['items'][number];

/** What was said, as far as it has been read. */
export interface Said {
  readonly messages: readonly ChatMessage[];
  /** More was said before. */
  readonly hasEarlier: boolean;
}

/** A conversation as it is now, null where it is not one's own. */
export interface TalkNow extends Said {
  readonly talk: TalkFieldsFragment | null;
}

const PAGE = 50;

/** Each message once, in order. */
const joined = (
  before: readonly ChatMessage[],
  found: readonly ChatMessage[],
): readonly ChatMessage[] => [
  ...new Map([...before, ...found].map((one) => [one.id, one])).values(),
];

/**
 * Reads a conversation: what was said last, then again and again what follows the last message that was read. What was
 * said before is read when it is asked for, so that opening costs the same however long it has become.
 */
export function talkReader(client: ApolloClient, id: string, talker: Talker) {
  const { context, pass } = talker;
  // What a pass opened is kept nowhere.
  const fresh = { context, fetchPolicy: pass ? 'no-cache' : 'network-only' } as const;
  let said: Said = { messages: [], hasEarlier: false };
  const page = async (asked: Omit<ChatMessagesQueryVariables, 'id' | 'visitor'>) => {
    const variables = { id, ...asked, visitor: talker.visitor() };
    const { data } = await client.query({ query: ChatMessagesDocument, variables, ...fresh });
    return data.chatMessages;
  };
  const back = async (before: string | null): Promise<void> => {
    const { items, info } = await page({ last: PAGE, before });
    said = { messages: joined(items, said.messages), hasEarlier: info.hasNext };
  };
  const on = async (last: ChatMessage): Promise<void> => {
    let after = cursorOf(last.id);
    for (let more = true; more;) {
      const { items, info } = await page({ first: PAGE, after });
      said = { ...said, messages: joined(said.messages, items) };
      after = info.endCursor ?? after;
      more = info.hasNext;
    }
  };
  const earlier = async (): Promise<Said> => {
    const [oldest] = said.messages;
    if (oldest && said.hasEarlier) await back(cursorOf(oldest.id));
    return said;
  };
  return {
    read: async (): Promise<TalkNow> => {
      const variables = { id, visitor: talker.visitor() };
      const { data } = await client.query({ query: TalkDocument, variables, ...fresh });
      const last = said.messages.at(-1);
      await (last ? on(last) : back(null));
      return { talk: data.conversation, ...said };
    },
    earlier,
    /** So many of the newest, or all where there are fewer. */
    newest: async (count: number): Promise<Said> => {
      while (said.hasEarlier && said.messages.length < count) await earlier();
      return said;
    },
    /** One message as it is now: the links to its pictures open them for ten minutes. */
    renew: async (message: string): Promise<Said> => {
      const { items } = await page({ first: 1, after: cursorOf(String(BigInt(message) - 1n)) });
      const found = items.filter((one) => one.id === message);
      said = { ...said, messages: joined(said.messages, found) };
      return said;
    },
  };
}
