import { useState } from 'react';
import type { QueueRow } from '../queue';

/**
 * Where two people approve, nothing is sent before a dialog repeated the total. It asks about the request as it
 * was seen: after a change the form stands there again.
 */
export function useTotalAsked({ version }: Pick<QueueRow, 'version'>, needed: boolean) {
  const [askedOn, setAskedOn] = useState<number | null>(null);
  return {
    asked: askedOn === version,
    /** Asks where it has to, else sends. */
    confirm: (send: () => void) => {
      if (needed) setAskedOn(version);
      else send();
    },
    back: () => {
      setAskedOn(null);
    },
  };
}
