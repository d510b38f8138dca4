import { useEffect, useState } from 'react';

let offsetMs = 0;

/** Ages are counted on the server's clock: a desk computer may be minutes wrong. */
export function noteServerTime(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(at)) return;
  const found = at - Date.now();
  // The header counts whole seconds; smaller differences are its rounding.
  offsetMs = Math.abs(found) > 2_000 ? found : 0;
}

export const serverNow = (): number => Date.now() + offsetMs;

/** The server's time, read again every `everyMs`; it stands still while `running` is false. */
export function useNow(everyMs: number, running = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      setNow(serverNow());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, running]);
  return now;
}
