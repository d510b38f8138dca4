import type { ApolloClient } from '@apollo/client';
import {
  ChatMessagesDocument,
  TalkDocument,
  type ChatMessagesQuery,
  type TalkFieldsFragment,
} from './support.generated';
import type { Talker } from './talker';

export type ChatMessage = ChatMessagesQuery['chatMessages']['items'][number];

/** A conversation as it is now, null where it is not one's own, and what is new in it. */
export interface TalkNow {
  readonly talk: TalkFieldsFragment | null;
  readonly found: readonly ChatMessage[];
}

/** Reads a conversation again and again: each time what follows the last message that was read. */
export function talkReader(
  client: ApolloClient,
  id: string,
  talker: Talker,
): () => Promise<TalkNow> {
  const { context, pass } = talker;
  // What a pass opened is kept nowhere.
  const fresh = { context, fetchPolicy: pass ? 'no-cache' : 'network-only' } as const;
  let after: string | null = null;
  const page = async () => {
    const variables = { id, after, visitor: talker.visitor() };
    const { data } = await client.query({ query: ChatMessagesDocument, variables, ...fresh });
    after = data.chatMessages.info.endCursor ?? after;
    return data.chatMessages;
  };
  return async () => {
    const variables = { id, visitor: talker.visitor() };
    const { data } = await client.query({ query: TalkDocument, variables, ...fresh });
    const found: ChatMessage[] = [];
    for (let more = true; more;) {
      const { items, info } = await page();
      found.push(...items);
      more = info.hasNext;
    }
    return { talk: data.conversation, found };
  };
}

/** One message as it is now: the links to its pictures open them for ten minutes. */
export async function readAgain(
  client: ApolloClient,
  {
    id,
    message,
    talker,
  }: { readonly id: string; readonly message: string; readonly talker: Talker },
): Promise<readonly ChatMessage[]> {
  const { context, pass } = talker;
  const after = String(BigInt(message) - 1n);
  const { data } = await client.query({
    query: ChatMessagesDocument,
    variables: { id, after, visitor: talker.visitor() },
    ...{ context, fetchPolicy: pass ? 'no-cache' : 'network-only' },
  });
  return data.chatMessages.items.filter((one) => one.id === message);
}

/** Each message once, in order. */
export const joined = (
  before: readonly ChatMessage[],
  found: readonly ChatMessage[],
): ChatMessage[] => [...new Map([...before, ...found].map((one) => [one.id, one])).values()];
