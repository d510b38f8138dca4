import type { Context } from '../../../platform/context';

/** Ends the session of this request, if there is one. Never refused. */
export async function logOut(ctx: Context): Promise<void> {
  if (!ctx.actor) return;
  const { sessionId, userId } = ctx.actor;
  await ctx.db.query(
    `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'LOGOUT'
     WHERE id = $1 AND ended_at IS NULL`,
    [sessionId],
  );
  await ctx.bus.publish('sessionsEnded', [userId]);
}
