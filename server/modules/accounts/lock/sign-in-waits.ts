import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Until when a user's signing in waits after wrong passwords; null when it does not. */
export async function signInWaitsUntil(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<Date | null> {
  const [row] = await rows<{ until: Date }>(
    db,
    `SELECT wait_until AS until FROM account_throttle
     WHERE key = 'login:' || $1::bigint AND wait_until > tarn_now()`,
    [userId],
  );
  return row?.until ?? null;
}
