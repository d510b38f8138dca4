import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Which of these sessions have ended: what keeps open sockets honest. */
export async function endedSessions(
  { db }: Pick<Context, 'db'>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT id FROM user_session WHERE id = ANY ($1)
       AND (ended_at IS NOT NULL OR expires_at <= tarn_now()
         OR last_used_at <= tarn_now() - make_interval(days => $2))`,
    [sessionIds, limits.userSessionIdleDays],
  );
  return new Set(found.map(({ id }) => id));
}
