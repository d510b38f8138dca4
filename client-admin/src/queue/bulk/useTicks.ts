import { createContext, useCallback, useContext, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { heldByOther, useQueue, waitsForAccount, type QueueBulk, type QueueRow } from '../queue';
import { useTab } from '../useTab';

/** Nobody else has it, and neither a first approval nor a decision waits for anything. */
const isFree = (row: QueueRow): boolean =>
  !heldByOther(row) &&
  !waitsForAccount(row) &&
  (row.reviewState === 'SUBMITTED' || row.reviewState === 'IN_REVIEW');

const mayTick = (bulk: QueueBulk<QueueRow>, row: QueueRow): boolean =>
  isFree(row) && bulk.isPlain(row);

/**
 * Which rows are ticked to be approved together. Only of those on the screen: what left the page, was taken by
 * somebody else or got a flag is ticked no longer. Null where requests are approved one by one.
 */
export function useTicks(rows: readonly QueueRow[]) {
  const { resource, bulk } = useQueue();
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  const tab = useTab();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id]));
  }, []);
  if (bulk === undefined || mayDecide !== true || tab !== 'TO_REVIEW') return null;
  const open = rows.filter((row) => mayTick(bulk, row));
  const ticked = open.filter(({ id }) => ids.has(id));
  return {
    open,
    ticked,
    isTicked: (row: QueueRow) => ticked.includes(row),
    isOpen: (row: QueueRow) => open.includes(row),
    /** The same function for ever: a row is not drawn anew for it. */
    toggle,
    all: () => {
      setIds(new Set(open.map(({ id }) => id)));
    },
    clear: () => {
      setIds(new Set());
    },
  };
}

export type Ticks = NonNullable<ReturnType<typeof useTicks>>;

export const TicksContext = createContext<Ticks | null>(null);

/** The ticks of the table around. */
export function useTicksAround(): Ticks {
  const ticks = useContext(TicksContext);
  if (!ticks) throw new Error('no ticks around');
  return ticks;
}
