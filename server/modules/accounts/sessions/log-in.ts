import { violatedConstraint, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { issueToken } from '../../../platform/session-token';
import { User } from '../user.entity';
import { openSession } from './open-session';
import { checkCredentials, type Credentials } from './check-credentials';

export interface LoggedIn {
  /** In this answer alone. */
  readonly token: string;
  readonly user: User;
}

/**
 * Opens a session.
 *
 * @throws ACCOUNT_FORMAT, TOO_MANY_REQUESTS, USER_NOT_FOUND, PASSWORD_WRONG (both LOGIN_FAILED where
 *   the two must look alike), ACCOUNT_LOCKED
 */
export async function logIn(ctx: Context, input: Credentials): Promise<LoggedIn> {
  const user = await checkCredentials(ctx, input);
  if (user.lockReason !== null) refuse('ACCOUNT_LOCKED', { reason: user.lockReason });
  const { token, hash } = issueToken();
  try {
    await openSession(ctx, { userId: user.id, kind: 'FULL', hash });
  } catch (error) {
    // Locked between the check and this line: the database lets no session begin.
    if (violatedConstraint(error) !== 'user_session_of_locked') throw error;
    const locked = await ctx.db.getRepository(User).findOneByOrFail({ id: user.id });
    refuse('ACCOUNT_LOCKED', { reason: locked.lockReason ?? '' });
  }
  await ctx.db.query('UPDATE app_user SET last_login_at = tarn_now() WHERE id = $1', [user.id]);
  return { token, user };
}
