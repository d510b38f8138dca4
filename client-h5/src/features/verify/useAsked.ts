import { useEffect, useReducer, useState } from 'react';

const AGAIN_MS = 2_000;

const never = () => false;

/**
 * Asks for something as soon as it is drawn, once more when told to, and by itself while `waits` says of what it
 * failed with that it comes. `ask` is to stay the same function for the same thing.
 */
export function useAsked<Answer>(
  ask: () => Promise<Answer>,
  waits = never as (e: unknown) => boolean,
) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, again] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (reason: unknown) => {
      if (!here) return;
      setError(reason);
      if (waits(reason)) timer = setTimeout(again, AGAIN_MS);
    };
    ask().then((came) => {
      if (here) setAnswer(came);
    }, failed);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [ask, waits, tries]);
  const retry = () => {
    setError(null);
    again();
  };
  return { answer, error, retry };
}
