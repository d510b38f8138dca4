import { limits } from '../../../../schema/limits';
import { requireUser, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

export interface OwnSession {
  readonly id: string;
  /** Browser and system, as far as they were named. */
  readonly device: string | null;
  readonly address: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  /** True for the one that asks. */
  readonly current: boolean;
}

const READ = `
  SELECT id, device, address, created_at AS signed_in_at, last_used_at, id = $2 AS current
  FROM user_session
  WHERE user_id = $1 AND ended_at IS NULL AND kind = 'FULL' AND expires_at > tarn_now()
    AND last_used_at > tarn_now() - make_interval(days => $3)
  ORDER BY id = $2 DESC, id DESC LIMIT $4`;

/**
 * Where the user is signed in: this session, then the newest first, 100 at most.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { userId, sessionId } = requireUser(ctx);
  const args = [userId, sessionId, limits.userSessionIdleDays, limits.pageSizeMax];
  return rows<OwnSession>(ctx.db, READ, args);
}
