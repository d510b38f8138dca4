import { callSql, type Context } from '../../platform/context';

/** Ends the console session of this request, with the audit entry. Never refused. */
export async function closeStaffSession(ctx: Context): Promise<void> {
  const { staff, address } = ctx;
  if (staff) await callSql(ctx, 'close_staff_session($1, $2)', [staff.sessionId, address]);
}
