import { limits } from '../../../schema/limits';
import { plainText } from '../../../schema/text';
import { callSql, type Context, type StaffActor } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import { passwordMatches } from '../../platform/password';
import { triesOf, weighTry } from '../../platform/throttle/rate-limit';
import { hashToken, issueToken } from '../../platform/session-token';
import { Staff } from './staff.entities';

export interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a console session. One answer for an unknown address and a wrong password.
 * @throws TOO_MANY_REQUESTS, LOGIN_FAILED
 */
export async function openStaffSession(
  ctx: Context,
  { email, password }: StaffCredentials,
): Promise<{ readonly token: string; readonly staff: Staff }> {
  // Whatever is no address is nobody's, and costs as much as a wrong password.
  const address =
    plainText(email, { max: limits.emailLengthMax, form: 'NFKC' })?.toLowerCase() ?? '';
  const throttled = triesOf(`staff:${address}`, ctx.address);
  let known: string | null = null;
  const staff = await weighTry(ctx, throttled, async () => {
    const found = await ctx.db.getRepository(Staff).findOneBy({ email: address });
    known = found?.id ?? null;
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    return matches ? found : null;
  });
  if (!staff) {
    await callSql(ctx, 'note_failed_sign_in($1, $2)', [known, ctx.address]);
    refuse('LOGIN_FAILED', {}, 'password');
  }
  const { token } = await startStaffSession(ctx, staff.id);
  return { token, staff };
}

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

interface Row {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffActor['role'];
  readonly stale: boolean;
}

/** The member of staff behind a console cookie, or null. */
export async function readStaffSession(
  { db }: Pick<Context, 'db'>,
  token: string | null,
): Promise<StaffActor | null> {
  if (token === null) return null;
  const [row] = await rows<Row>(
    db,
    `SELECT s.id, s.staff_id, t.name, t.role, s.last_used_at < tarn_now() - interval '1 minute' AS stale
     FROM staff_session s JOIN staff t ON t.id = s.staff_id
     WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > tarn_now()
       AND s.last_used_at > tarn_now() - make_interval(mins => $2)`,
    [hashToken(token), limits.staffSessionIdleMinutes],
  );
  if (!row) return null;
  if (row.stale) {
    void db
      .query('UPDATE staff_session SET last_used_at = tarn_now() WHERE id = $1', [row.id])
      .catch(() => undefined);
  }
  return { staffId: row.staffId, sessionId: row.id, name: row.name, role: row.role };
}

/** Ends the console session of this request, with the audit entry. Never refused. */
export async function closeStaffSession(ctx: Context): Promise<void> {
  const { staff, address } = ctx;
  if (staff) await callSql(ctx, 'close_staff_session($1, $2)', [staff.sessionId, address]);
}
