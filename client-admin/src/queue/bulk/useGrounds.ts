import { useState } from 'react';
import { limits } from '../../../../schema/limits';
import { plainReference } from '../../../../schema/text';
import type { Ground, QueueRow } from '../queue';
import type { Grounded } from './useBulkRun';

/** A reference as the server compares it: look-alikes and case make no difference. */
const compared = ({ reference }: Ground): string =>
  plainReference(reference, limits.bankReferenceLengthMax) ?? reference;

/** What the approvals rest on, as far as it is known, and which of them can be sent. */
export function useGrounds(rows: readonly QueueRow[]) {
  const [grounds, setGrounds] = useState<ReadonlyMap<string, Ground | undefined>>(new Map());
  const grounded = rows.flatMap((row): Grounded[] => {
    const ground = grounds.get(row.id);
    return ground ? [{ row, ground }] : [];
  });
  const names = grounded.map(({ ground }) => compared(ground));
  /** One payment serves one request: of two that name the same neither is sent. */
  const isTwice = ({ id }: QueueRow): boolean => {
    const ground = grounds.get(id);
    return ground !== undefined && names.filter((name) => name === compared(ground)).length > 1;
  };
  return {
    of: ({ id }: QueueRow) => grounds.get(id),
    set: ({ id }: QueueRow, ground: Ground | undefined) => {
      setGrounds((all) => new Map([...all, [id, ground]]));
    },
    isTwice,
    ready: grounded.filter(({ row }) => !isTwice(row)),
  };
}

export type Grounds = ReturnType<typeof useGrounds>;
