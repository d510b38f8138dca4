import { useEffect, useState } from 'react';

/** True once the component has stood for that long. */
export function useAfter(milliseconds: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAfter(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return after;
}
