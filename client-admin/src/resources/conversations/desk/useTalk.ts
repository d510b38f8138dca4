import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ask } from '../../../lib/request';
import { useVisible } from '../../../lib/useVisible';
import { DeskReadDocument } from '../conversations.generated';
import { messageReader, type DeskMessage, type Said } from './messageReader';

/** Before the ten minutes of a link to a picture are over. */
const LINKS_EVERY_MS = 9 * 60_000;

interface Talk {
  /** Null until they came. */
  readonly messages: readonly DeskMessage[] | null;
  readonly hasEarlier: boolean;
  readonly failed: boolean;
}

const NOTHING: Talk = { messages: null, hasEarlier: false, failed: false };

/** What was said in a conversation, as it goes on: what is new is fetched after the last message that is here. */
export function useTalk(id: string) {
  const [state, setState] = useState(NOTHING);
  const reader = useMemo(() => messageReader(id), [id]);
  const turn = useRef<Promise<void>>(Promise.resolve());
  /** One reading after another: two at once would bring the same messages. */
  const reload = useCallback(() => {
    turn.current = turn.current.then(reader.read).then(
      (said) => {
        setState({ ...said, failed: false });
      },
      () => {
        setState((before) => ({ ...before, failed: true }));
      },
    );
  }, [reader]);
  /** Beside what is new; what did not come is asked for again. */
  const add = useCallback(
    (reading: Promise<Said>) =>
      reading.then(
        (said) => {
          setState((before) => ({ ...before, ...said }));
        },
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    const timer = setInterval(() => void add(reader.renew()), LINKS_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [reader, add]);
  return { ...state, reload, earlier: () => add(reader.earlier()) };
}

const isOfPerson = ({ author }: DeskMessage): boolean => author === 'USER' || author === 'VISITOR';

/** Whether what was said last is the person's: lines of the system and notes are no answer. The server asks the same. */
export const isUnanswered = ({ messages }: Pick<Talk, 'messages'>): boolean => {
  const last = messages?.findLast((one) => isOfPerson(one) || one.author === 'STAFF');
  return last !== undefined && isOfPerson(last);
};

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
