import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { QueueRow } from '../queue';
import type { useReviewing } from '../useReviewing';
import type { Ticks } from './useTicks';

type Reviewing = ReturnType<typeof useReviewing>;

/** From the ticked rows to the dialog that approves them; `rows` are those it was opened with. */
export function useBulk({ openId, close, rows: shown }: Reviewing, ticks: Ticks | null) {
  const [rows, setRows] = useState<readonly QueueRow[] | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    rows,
    /** Whether there was anything to begin with. */
    begin: (): boolean => {
      const ticked = ticks?.ticked ?? [];
      if (ticked.length === 0) return false;
      // Nobody holds two: the open request is given back first.
      if (openId !== null) close();
      setRows(ticked);
      return true;
    },
    end: () => {
      setRows(null);
      ticks?.clear();
      refresh();
    },
    /** Ticks the marked row, or says that it goes alone. */
    tick: (id: string | null) => {
      const row = shown.find((one) => one.id === id);
      if (!row || ticks === null) return;
      if (ticks.isOpen(row)) ticks.toggle(row.id);
      else notify('queue.bulk.alone', { type: 'info' });
    },
  };
}
