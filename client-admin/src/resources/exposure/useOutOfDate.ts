import { useEffect, useState } from 'react';

/** Older than this is not said to be of now. */
const OLD_MS = 2_000;

/** Whether what was fetched at that instant of this clock is too old to be called of now. */
export function useOutOfDate(updatedAt: number): boolean {
  const [oldOf, setOldOf] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOldOf(updatedAt);
    }, OLD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [updatedAt]);
  return oldOf === updatedAt;
}
