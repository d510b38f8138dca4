import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../talkReader';

/** What stood first stays before whoever asked for what was said before it. */
export function useKeptPlace(messages: readonly ChatMessage[]) {
  const place = useRef<HTMLDivElement>(null);
  const first = messages[0]?.id;
  const former = useRef(first);
  useLayoutEffect(() => {
    const at = messages.findIndex(({ id }) => id === former.current);
    former.current = first;
    if (at > 0) place.current?.querySelectorAll('ol > li')[at]?.scrollIntoView({ block: 'start' });
  }, [messages, first]);
  return place;
}
