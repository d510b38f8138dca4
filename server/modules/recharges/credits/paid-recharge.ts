import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** The credited recharge that this user paid in under this number; null where there is none. */
export async function paidRecharge(
  db: Reads,
  userId: string,
  number: string,
): Promise<string | null> {
  const [found] = await rows<{ id: string }>(
    db,
    `SELECT id FROM recharge WHERE number = upper($1) AND user_id = $2 AND class = 'SELF' AND credited IS NOT NULL`,
    [number, userId],
  );
  return found?.id ?? null;
}
