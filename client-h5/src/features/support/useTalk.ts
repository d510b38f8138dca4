import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onBack } from '../../lib/network/connection';
import { useVisible } from '../../lib/useVisible';
import { ChatReadDocument, TalkEventsDocument, type TalkFieldsFragment } from './support.generated';
import { talkReader, type Said } from './talkReader';
import { useTalker, type Talker } from './talker';

const AGAIN_MS = 3_000;
/** So long somebody writes after they were last said to. */
const TYPING_MS = 4_000;

interface Talk extends Said {
  /** Undefined until it came, null where it is not one's own. */
  readonly talk: TalkFieldsFragment | null | undefined;
  readonly error: unknown;
}

const NOTHING: Talk = { talk: undefined, messages: [], hasEarlier: false, error: null };

/** One conversation as it goes on: what is new is fetched after the last message that is here, what was, when asked for. */
export function useTalk(id: string) {
  const client = useApolloClient();
  const talker = useTalker();
  const [state, setState] = useState(NOTHING);
  const reader = useMemo(() => talkReader(client, id, talker), [client, id, talker]);
  const turn = useRef<Promise<void>>(Promise.resolve());
  /** One reading after another: two at once would bring the same messages. */
  const reload = useCallback(() => {
    turn.current = turn.current.then(reader.read).then(
      (now) => {
        setState({ ...now, error: null });
      },
      (error: unknown) => {
        setState((before) => ({ ...before, error }));
      },
    );
    return turn.current;
  }, [reader]);
  const typing = useTalkNews(id, talker, reload);
  const [atEnd, onEnd] = useState(false);
  useMarkRead(state, talker, atEnd);
  /** Beside what is new; null where it did not come. */
  const add = (reading: Promise<Said>): Promise<Said | null> =>
    reading.then(
      (said) => {
        setState((before) => ({ ...before, ...said }));
        return said;
      },
      () => null,
    );
  return {
    ...{ ...state, typing, reload, onEnd },
    earlier: () => add(reader.earlier()),
    newest: (count: number) => add(reader.newest(count)),
    /** What a message shows, with links of now. */
    renew: (message: string) => void add(reader.renew(message)),
  };
}

/** What is on the screen was read once somebody looks: not in a tab behind others nor below the screen, and as soon as they come to it. */
function useMarkRead({ talk, messages }: Talk, talker: Talker, atEnd: boolean): void {
  const client = useApolloClient();
  const isSeen = useVisible() && atEnd;
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (!isSeen || !talk || last === undefined) return;
    if (BigInt(last) <= BigInt(talk.userReadId)) return;
    const variables = { id: talk.id, message: last, visitor: talker.visitor() };
    const { context } = talker;
    // What is not marked now is marked with the next reading.
    client.mutate({ mutation: ChatReadDocument, variables, context }).catch(() => null);
  }, [client, isSeen, talk, last, talker]);
}

/** Reloads what changes, also after a lost connection. Whether customer service is writing. */
function useTalkNews(id: string, talker: Talker, reload: () => Promise<void>): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout>;
    let again: ReturnType<typeof setTimeout>;
    let stop: () => void = () => undefined;
    const rest = () => {
      setTyping(false);
    };
    const heard = (kind: 'CHANGED' | 'TYPING') => {
      clearTimeout(quiet);
      setTyping(kind === 'TYPING');
      if (kind === 'CHANGED') void reload();
      else quiet = setTimeout(rest, TYPING_MS);
    };
    const next = ({
      conversationEvents,
    }: {
      conversationEvents: { kind: 'CHANGED' | 'TYPING' };
    }) => {
      heard(conversationEvents.kind);
    };
    const ended = () => {
      again = setTimeout(listen, AGAIN_MS);
    };
    const listen = () => {
      void reload();
      const asked = { id, visitor: talker.visitor() };
      stop = talker.follow(TalkEventsDocument, asked, { next, ended });
    };
    listen();
    const offBack = onBack(() => void reload());
    return () => {
      clearTimeout(quiet);
      clearTimeout(again);
      stop();
      offBack();
    };
  }, [id, talker, reload]);
  return typing;
}
