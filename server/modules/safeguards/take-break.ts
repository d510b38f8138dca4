import type { BreakLength } from '../../../schema/safeguards';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuseStranger } from './refuse-stranger';

/**
 * Begins a break of whoever is signed in. Nobody ends or shortens it: a shorter one taken meanwhile changes
 * nothing, a longer one lengthens it.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function takeBreak(ctx: Context, length: BreakLength): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  const args = [userId, sessionId, length];
  await callSql(ctx, 'take_break($1, $2, $3)', args).catch(refuseStranger);
}
