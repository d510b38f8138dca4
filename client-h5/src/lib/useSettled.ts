import { useEffect, useState } from 'react';

/** After the last key, before the server is asked about it. */
const REST_MS = 350;

/** A value that changes by every key, once it has rested. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
