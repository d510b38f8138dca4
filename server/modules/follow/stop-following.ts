import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';

/**
 * Pauses one's following of a leader, or stops it: no order of theirs is copied from then on. What is open stays open.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, LEADER_NOT_FOUND
 */
export async function stopFollowing(
  ctx: Context,
  { followingId, state }: { readonly followingId: string; readonly state: 'PAUSED' | 'STOPPED' },
): Promise<void> {
  const { userId } = requireUser(ctx);
  const id = readId(followingId) ?? refuse('LEADER_NOT_FOUND', {}, 'followingId');
  const [row] = await callSql<{ found: boolean }>(ctx, 'stop_following($1, $2, $3) AS found', [
    ...[userId, id, state],
  ]);
  if (row?.found !== true) refuse('LEADER_NOT_FOUND', {}, 'followingId');
}
