import { limits } from '../../../schema/limits';
import { plainText } from '../../../schema/text';
import type { Context, StaffActor } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { passwordMatches } from '../../platform/password';
import { limitFailures, perAccount, perAddress } from '../../platform/rate-limit';
import { hashToken, issueToken } from '../../platform/sessions';
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
  const limited = [perAccount(`staff:${address}`), perAddress(ctx.address)];
  const staff = await limitFailures(ctx, limited, async (fail) => {
    const found = await ctx.db.getRepository(Staff).findOneBy({ email: address });
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    if (found && matches) return found;
    await fail();
    return refuse('LOGIN_FAILED', {}, 'password');
  });
  const { token, hash } = issueToken();
  await ctx.db.query(
    `INSERT INTO staff_session (staff_id, token_hash, expires_at)
     VALUES ($1, $2, tarn_now() + make_interval(hours => $3))`,
    [staff.id, hash, limits.staffSessionHours],
  );
  return { token, staff };
}

interface Row {
  readonly id: string;
  readonly staff_id: string;
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
  const [row] = await db.query<Row[]>(
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
  return { staffId: row.staff_id, sessionId: row.id, name: row.name, role: row.role };
}

/** Ends the console session of this request. Never refused. */
export async function closeStaffSession({ db, staff }: Context): Promise<void> {
  if (!staff) return;
  await db.query(
    'UPDATE staff_session SET ended_at = tarn_now() WHERE id = $1 AND ended_at IS NULL',
    [staff.sessionId],
  );
}
