import { callSql, type Context } from '../../platform/context';
import { issueToken } from '../../platform/session-token';

/**
 * A console session of somebody whose password was checked, or of the practice world's staff; how long
 * it runs is the database's to say, which also writes it to the audit log.
 */
export async function startStaffSession(
  ctx: Pick<Context, 'db' | 'address'>,
  staffId: string,
): Promise<{ readonly token: string; readonly sessionId: string }> {
  const { token, hash } = issueToken();
  const args = [staffId, hash, ctx.address];
  const [row] = await callSql<{ id: string }>(ctx, 'open_staff_session($1, $2, $3) AS id', args);
  if (!row) throw new Error('no session was written');
  return { token, sessionId: row.id };
}
