import type { StaffRole } from '../../../../schema/states';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** How long after a session's last use somebody counts as gone: an open console asks each minute. */
const GONE_AFTER_MINUTES = 10;

export interface OnShift {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Who of the staff has the console open now, by name, and how many the staff are. */
export async function onShift(
  db: Reads,
): Promise<{ readonly people: readonly OnShift[]; readonly staffCount: number }> {
  const found = await rows<OnShift & { here: boolean }>(
    db,
    `SELECT t.id AS staff_id, t.name, t.role, EXISTS (SELECT FROM staff_session s
         WHERE s.staff_id = t.id AND s.ended_at IS NULL AND s.expires_at > tarn_now()
           AND s.last_used_at > tarn_now() - make_interval(mins => $1)) AS here
     FROM staff t WHERE NOT t.practice_desk AND t.role <> 'LEFT' ORDER BY t.name, t.id`,
    [GONE_AFTER_MINUTES],
  );
  return { people: found.filter(({ here }) => here), staffCount: found.length };
}
