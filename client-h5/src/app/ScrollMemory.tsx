import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** Going back finds the place; going on starts at the top. */
export function ScrollMemory() {
  const { key } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const saved = way === NavigationType.Pop ? (places.get(key) ?? 0) : 0;
    window.scrollTo(0, saved);
    // The list may need a moment to be as long as it was.
    const again = saved > 0 ? setTimeout(() => window.scrollTo(0, saved), 120) : undefined;
    return () => {
      clearTimeout(again);
      places.set(key, window.scrollY);
    };
  }, [key, way]);
  return null;
}
