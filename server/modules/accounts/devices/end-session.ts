import { requireUser, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';

const END = `
  WITH done AS (
    UPDATE user_session SET ended_at = tarn_now(), end_reason = 'ENDED'
    WHERE id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING id
  ) SELECT id FROM done`;

/**
 * Ends one session of the user at once, this one too. Somebody else's looks missing.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, SESSION_NOT_FOUND
 */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const known = readId(id) ?? refuse('SESSION_NOT_FOUND', {}, 'id');
  const found = await rows<{ id: string }>(ctx.db, END, [known, userId]);
  if (found.length === 0) refuse('SESSION_NOT_FOUND', {}, 'id');
  await ctx.bus.publish('sessionsEnded', [userId]);
}
