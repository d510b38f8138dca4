import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '../talkReader';

/** So near to its end somebody reads what is new; further up they read what was. */
const NEAR_PX = 200;

export const isOwn = ({ author }: ChatMessage): boolean =>
  author === 'USER' || author === 'VISITOR';

/** What is docked below covers what scrolls behind it. */
const footOf = () => document.querySelector('.page-foot')?.getBoundingClientRect();

/** How far the end is below what can be seen; 0 in sight. */
function belowPx(end: Element | null): number {
  const edge = footOf()?.top ?? window.innerHeight;
  return Math.max(0, Math.floor((end?.getBoundingClientRect().top ?? 0) - edge));
}

/** Where the end is, and the way to it. */
function useEnd(onEnd: (inSight: boolean) => void) {
  const end = useRef<HTMLLIElement>(null);
  /** How far they scrolled away from it: a picture that comes pushes it away, and nobody went. */
  const awayPx = useRef(0);
  const scrollY = useRef(0);
  const measure = useCallback(
    (went: boolean) => {
      const below = belowPx(end.current);
      awayPx.current = went ? below : Math.min(awayPx.current, below);
      onEnd(below === 0);
    },
    [onEnd],
  );
  const show = useCallback(() => {
    if (end.current) end.current.style.scrollMarginBottom = `${String(footOf()?.height ?? 0)}px`;
    end.current?.scrollIntoView({ block: 'end' });
    scrollY.current = window.scrollY;
    awayPx.current = 0;
    measure(false);
  }, [measure]);
  return { end, awayPx, scrollY, measure, show };
}

/**
 * Keeps the end in sight while somebody is there, also as pictures come, and brings them there with
 * what they say themselves. Tells whether it is in sight.
 */
export function useEndInSight(messages: readonly ChatMessage[], onEnd: (inSight: boolean) => void) {
  const { end, awayPx, scrollY, measure, show } = useEnd(onEnd);
  const seen = useRef(0n);
  useEffect(() => {
    const scrolled = () => {
      const up = window.scrollY < scrollY.current;
      scrollY.current = window.scrollY;
      measure(up);
    };
    const grown = () => {
      if (awayPx.current === 0 && belowPx(end.current) > 0) show();
      else measure(false);
    };
    // Whatever scrolls around it, and whatever picture has come.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', scrolled, options);
    window.addEventListener('resize', grown);
    document.addEventListener('load', grown, options);
    return () => {
      window.removeEventListener('scroll', scrolled, options);
      window.removeEventListener('resize', grown);
      document.removeEventListener('load', grown, options);
    };
  }, [end, awayPx, scrollY, measure, show]);
  useEffect(() => {
    // What was said before may have come above it.
    const fresh = messages.filter(({ id }) => BigInt(id) > seen.current);
    seen.current = BigInt(messages.at(-1)?.id ?? 0);
    const isNear = awayPx.current < NEAR_PX;
    if (fresh.length > 0 && (isNear || fresh.some(isOwn))) show();
    else measure(true);
  }, [messages, awayPx, measure, show]);
  return end;
}
