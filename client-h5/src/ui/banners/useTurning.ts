import { useEffect, useState, type RefObject } from 'react';

/** How long one stands before the next comes. */
const STANDS_MS = 7_000;

const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The next one; after the last the first. */
function turn(strip: HTMLElement): void {
  const last = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1;
  strip.scrollTo({ left: last ? 0 : strip.scrollLeft + strip.clientWidth });
}

/** Not while it is pointed at, has the focus, or is out of sight. */
const isLookedAt = (strip: HTMLElement): boolean =>
  strip.matches(':hover, :focus-within') || document.visibilityState !== 'visible';

/** Turns a strip of as many pieces by itself; a step by hand ends that until it is started again. */
export function useTurning(strip: RefObject<HTMLElement | null>, count: number) {
  const [turns] = useState(() => !wantsStill());
  const [moving, setMoving] = useState(turns);
  const runs = moving && count > 1;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (strip.current && !isLookedAt(strip.current)) turn(strip.current);
    }, STANDS_MS);
    return () => {
      clearInterval(timer);
    };
  }, [runs, strip]);
  const move = (by: 1 | -1) => {
    setMoving(false);
    strip.current?.scrollBy({ left: by * strip.current.clientWidth });
  };
  return { turns, moving, setMoving, move };
}
