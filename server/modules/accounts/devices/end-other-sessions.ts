import { requireUser, type Context } from '../../../platform/context';

/**
 * Ends all sessions of the user but the one that asks.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  await ctx.db.query(
    `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'ENDED'
     WHERE user_id = $1 AND id <> $2 AND ended_at IS NULL`,
    [userId, sessionId],
  );
  await ctx.bus.publish('sessionsEnded', [userId]);
}
