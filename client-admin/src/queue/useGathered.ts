import { useEffect, useRef } from 'react';

type Ids = ReadonlySet<string>;

/** In the place of an id: anything may have changed. */
export const ANYTHING = '';

/** What arrives within this time is read together: with two reads each, at most two a second. */
const gatherMs = 1_200;

/** Ids of events, handed on together once in a while. */
export function useGathered(run: (ids: Ids) => void): (id: string) => void {
  const waiting = useRef({
    ids: new Set<string>(),
    timer: null as ReturnType<typeof setTimeout> | null,
  });
  useEffect(() => {
    const { current } = waiting;
    return () => {
      if (current.timer !== null) clearTimeout(current.timer);
      current.timer = null;
    };
  }, []);
  return (id) => {
    const { current } = waiting;
    current.ids.add(id);
    current.timer ??= setTimeout(() => {
      const { ids } = current;
      current.ids = new Set();
      current.timer = null;
      run(ids);
    }, gatherMs);
  };
}
