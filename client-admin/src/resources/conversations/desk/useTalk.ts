import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ask } from '../../../lib/request';
import { useVisible } from '../../../lib/useVisible';
import { DeskReadDocument } from '../conversations.generated';
import { joined, messageReader, readAgain, type DeskMessage } from './messageReader';

/** Before the ten minutes of a link to a picture are over. */
const LINKS_EVERY_MS = 9 * 60_000;

interface Talk {
  /** Null until they came. */
  readonly messages: readonly DeskMessage[] | null;
  readonly failed: boolean;
}

/** What was said in a conversation, as it goes on: what is new is fetched after the last message that is here. */
export function useTalk(id: string) {
  const [state, setState] = useState<Talk>({ messages: null, failed: false });
  const read = useMemo(() => messageReader(id), [id]);
  const turn = useRef<Promise<void>>(Promise.resolve());
  /** One reading after another: two at once would bring the same messages. */
  const reload = useCallback(() => {
    turn.current = turn.current.then(read).then(
      (found) => {
        setState(({ messages }) => ({ messages: joined(messages ?? [], found), failed: false }));
      },
      () => {
        setState((before) => ({ ...before, failed: true }));
      },
    );
  }, [read]);
  const renew = useEffectEvent(() => {
    const { messages } = state;
    if (messages === null) return;
    readAgain(id, messages).then(
      (found) => {
        setState((before) => ({ ...before, messages: joined(before.messages ?? [], found) }));
      },
      // The next turn asks again.
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = setInterval(renew, LINKS_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [id]);
  return { ...state, reload };
}

const isOfPerson = ({ author }: DeskMessage): boolean => author === 'USER' || author === 'VISITOR';

/** Whoever holds a conversation and has it before them has read what is on their screen: the person sees it. */
export function useMarkRead(
  id: string,
  { messages, upTo, held }: Pick<Talk, 'messages'> & { upTo: string; held: boolean },
): void {
  const marked = useRef(upTo);
  const isSeen = useVisible();
  const last = messages?.findLast(isOfPerson)?.id;
  useEffect(() => {
    if (!held || !isSeen || last === undefined || BigInt(last) <= BigInt(marked.current)) return;
    marked.current = last;
    // What is not marked now is marked with the next message.
    ask(DeskReadDocument, { id, message: last }).catch(() => undefined);
  }, [id, held, isSeen, last]);
}
