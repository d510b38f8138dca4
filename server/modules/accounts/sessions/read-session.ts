import type { Language } from '../../../../schema/languages';
import { limits } from '../../../../schema/limits';
import type { Actor, Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { gather } from '../../../platform/gather';
import { inOrder } from '../../../platform/in-order';
import { hashToken } from '../../../platform/session-token';

interface SessionRow {
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly userId: string;
  readonly kind: 'FULL' | 'LOCKED_PASS';
  readonly language: Language;
  readonly lockReason: string | null;
  readonly ended: boolean;
  readonly endReason: string | null;
  readonly stale: boolean;
}

/** What tokens stand for at this moment: an indexed read each, on every request. */
const READ = `
  SELECT s.token_hash, s.id, s.user_id, s.kind, u.language, u.lock_reason, s.end_reason, s.ended_at IS NOT NULL AS ended,
    date_trunc('minute', s.last_used_at) < date_trunc('minute', tarn_now()) AS stale
  FROM user_session s JOIN app_user u ON u.id = s.user_id
  WHERE s.token_hash = ANY ($1) AND s.expires_at > tarn_now()
    AND s.last_used_at > tarn_now() - make_interval(days => $2)`;

const inHex = (hash: Buffer) => hash.toString('hex');

const readRow = gather<Buffer, SessionRow | null>(
  async (db, hashes) => {
    const found = await rows<SessionRow>(db, READ, [hashes, limits.userSessionIdleDays]);
    return inOrder(hashes.map(inHex), found, ({ tokenHash }) => inHex(tokenHash));
  },
  { most: 64 },
);

/**
 * The user behind a token, or null for a visitor. A session that a lock ended still says why:
 * its actor carries the reason and may do nothing.
 */
export async function readSession(
  ctx: Pick<Context, 'db'>,
  token: string | null,
): Promise<Actor | null> {
  if (token === null) return null;
  const row = await readRow(ctx.db, hashToken(token));
  if (!row) return null;
  const pass = row.kind === 'LOCKED_PASS';
  if (row.ended)
    return pass || row.endReason !== 'LOCKED' || row.lockReason === null ? null : actorOf(row);
  // Its last use, once in each minute and beside the request: reading still changes nothing. The minutes of a
  // user's day are counted by it.
  if (row.stale) {
    void ctx.db
      .query('UPDATE user_session SET last_used_at = tarn_now() WHERE id = $1', [row.id])
      .catch(() => undefined);
  }
  return actorOf(row);
}

const actorOf = (row: SessionRow): Actor => ({
  userId: row.userId,
  sessionId: row.id,
  lockReason: row.lockReason,
  language: row.language,
  pass: row.kind === 'LOCKED_PASS',
});
