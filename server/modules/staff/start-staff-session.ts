import { callSql, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { issueToken } from '../../platform/session-token';
import type { ShownCode } from './factor/staff-factor';

/**
 * A console session of somebody whose password was checked, or of the practice world's staff; how long
 * it runs is the database's to say, which also writes it to the audit log.
 *
 * @throws SECOND_FACTOR_WRONG where the database asks for a code that was not `shown`, or may not be used: the
 *   same came in twice at once, or the factor has changed since
 */
export async function startStaffSession(
  ctx: Pick<Context, 'db' | 'address' | 'deviceHash'>,
  staffId: string,
  shown: ShownCode | null = null,
): Promise<{ readonly token: string; readonly sessionId: string }> {
  const { token, hash } = issueToken();
  const code = [shown?.sealedKey ?? null, shown?.step ?? null];
  const args = [staffId, hash, ctx.address, ...code, ctx.deviceHash];
  const [row] = await callSql<{ id: string | null }>(ctx, OPEN, args);
  return { token, sessionId: row?.id ?? refuse('SECOND_FACTOR_WRONG', {}, 'totp') };
}

const OPEN = 'open_staff_session($1, $2, $3, $4, $5, $6) AS id';
