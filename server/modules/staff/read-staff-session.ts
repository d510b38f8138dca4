import { limits } from '../../../schema/limits';
import { type Context, type StaffActor } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { hashToken } from '../../platform/session-token';

interface Row {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffActor['role'];
  readonly stale: boolean;
}

/** The member of staff behind a console cookie, or null; in live mode a session without a second factor is none. */
export async function readStaffSession(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string | null,
): Promise<StaffActor | null> {
  if (token === null) return null;
  const [row] = await rows<Row>(
    db,
    `SELECT s.id, s.staff_id, t.name, t.role, s.last_used_at < tarn_now() - interval '1 minute' AS stale
     FROM staff_session s JOIN staff t ON t.id = s.staff_id
     WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > tarn_now()
       AND s.last_used_at > tarn_now() - make_interval(mins => $2)
       AND (s.by_factor OR $3)`,
    [hashToken(token), limits.staffSessionIdleMinutes, config.mode !== 'live'],
  );
  if (!row) return null;
  if (row.stale) {
    void db
      .query('UPDATE staff_session SET last_used_at = tarn_now() WHERE id = $1', [row.id])
      .catch(() => undefined);
  }
  return { staffId: row.staffId, sessionId: row.id, name: row.name, role: row.role };
}
