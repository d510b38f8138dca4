import { limits } from '../../../schema/limits';
import type { StaffRole } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

export interface OpenStaffSession {
  readonly id: string;
  /** The role its sockets were opened with. */
  readonly role: StaffRole;
}

/** Which of these sessions have ended, or belong to somebody who has another role by now. */
export async function endedStaffSessions(
  { db }: Pick<Context, 'db'>,
  open: readonly OpenStaffSession[],
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT o.id FROM unnest($1::bigint[], $2::text[]) o (id, role)
     WHERE NOT EXISTS (SELECT FROM staff_session s JOIN staff t ON t.id = s.staff_id
       WHERE s.id = o.id AND t.role = o.role AND s.ended_at IS NULL AND s.expires_at > tarn_now()
         AND s.last_used_at > tarn_now() - make_interval(mins => $3))`,
    [open.map(({ id }) => id), open.map(({ role }) => role), limits.staffSessionIdleMinutes],
  );
  return found.map(({ id }) => id);
}
