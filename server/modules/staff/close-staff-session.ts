import type { Context } from '../../platform/context';

/** Ends the console session of this request. Never refused. */
export async function closeStaffSession({ db, staff }: Context): Promise<void> {
  if (!staff) return;
  await db.query(
    'UPDATE staff_session SET ended_at = tarn_now() WHERE id = $1 AND ended_at IS NULL',
    [staff.sessionId],
  );
}
