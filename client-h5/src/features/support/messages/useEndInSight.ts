import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../talkReader';

/** So near to its end somebody reads what is new; further up they read what was. */
const NEAR_PX = 200;

export const isOwn = ({ author }: ChatMessage): boolean =>
  author === 'USER' || author === 'VISITOR';

/** Keeps the end in sight while somebody is there, and brings them there with what they say themselves. */
export function useEndInSight(messages: readonly ChatMessage[]) {
  const end = useRef<HTMLLIElement>(null);
  const isNear = useRef(true);
  const seen = useRef(0n);
  useEffect(() => {
    const look = () => {
      const top = end.current?.getBoundingClientRect().top ?? 0;
      isNear.current = top < window.innerHeight + NEAR_PX;
    };
    // Whatever scrolls around it.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    return () => {
      window.removeEventListener('scroll', look, options);
    };
  }, []);
  useEffect(() => {
    // What was said before may have come above it.
    const fresh = messages.filter(({ id }) => BigInt(id) > seen.current);
    seen.current = BigInt(messages.at(-1)?.id ?? 0);
    if (fresh.length === 0 || (!isNear.current && !fresh.some(isOwn))) return;
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages]);
  return end;
}
