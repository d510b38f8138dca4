import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import type { ChatTopic } from '../../../../schema/chat/conversations';
import type { ChatSubjectInput } from '../../graphql.generated';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { ChatSayDocument, ChatTypeDocument, TalkOpenDocument } from './support.generated';
import { useTalker } from './talker';

/** A conversation, or what a new one is about. */
export type To =
  | { readonly id: string }
  | { readonly topic: ChatTopic; readonly subject: ChatSubjectInput | null };

interface Said {
  readonly text: string;
  /** Of its pictures. */
  readonly paths: readonly string[];
}

interface Answer {
  /** The conversation; null when it was refused, undefined when nothing came. */
  readonly id: string | null | undefined;
  /** Why, where a field is at fault. */
  readonly wrong?: string | undefined;
}

const TYPING_EVERY_MS = 3_000;

/** Says something: what got no answer is sent again with the same key, so that nothing stands twice; anything else has its own. */
export function useSaying(to: To) {
  const intent = useRef({ of: '', key: newKey() });
  const typedAt = useRef(0);
  const talker = useTalker();
  const { context } = talker;
  const [open, opening] = useMutation(TalkOpenDocument, { context });
  const [say, saying] = useMutation(ChatSayDocument, { context });
  const [type] = useMutation(ChatTypeDocument, { context });

  const sent = async (said: { text: string; clientId: string; pictures: string[] }) => {
    const visitor = talker.visitor();
    if ('id' in to) {
      const variables = { input: { id: to.id, ...said }, visitor };
      return (await say({ variables })).data?.chatSay;
    }
    const variables = { input: { ...to, ...said }, visitor };
    return (await open({ variables })).data?.conversationOpen;
  };

  return {
    busy: opening.loading || saying.loading,
    async send({ text, paths }: Said): Promise<Answer> {
      const of = JSON.stringify([to, text, paths]);
      if (intent.current.of !== of) intent.current = { of, key: newKey() };
      const answer = await sent({ text, clientId: intent.current.key, pictures: [...paths] });
      if (!answer) return { id: undefined };
      const refused = sayRefusals(answer.userErrors);
      if (!answer.conversation) return { id: null, wrong: refused.text ?? refused.pictures };
      intent.current = { of: '', key: newKey() };
      return { id: answer.conversation.id };
    },
    /** Tells customer service that one writes, now and then. */
    types() {
      if (!('id' in to) || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = Date.now();
      void type({ variables: { id: to.id, visitor: talker.visitor() } }).catch(() => null);
    },
  };
}
