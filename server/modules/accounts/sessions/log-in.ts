import { callSql, violatedConstraint, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { passwordMatches } from '../../../platform/password';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { issueToken } from '../../../platform/session-token';
import { accountName } from '../account-name';
import type { UserSession } from '../accounts.entities';
import { User } from '../user.entity';
import { findUser } from '../users';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

export interface LoggedIn {
  /** Told in this answer alone. */
  readonly token: string;
  readonly user: User;
}

/**
 * Opens a session.
 *
 * @throws ACCOUNT_FORMAT, TOO_MANY_REQUESTS, USER_NOT_FOUND, PASSWORD_WRONG (both LOGIN_FAILED where
 *   the two are not told apart), ACCOUNT_LOCKED
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

export interface LockedPass {
  readonly pass: string;
  readonly expiresAt: Date;
}

/**
 * For a locked user with the right password: a pass of 15 minutes that reads one page.
 *
 * @throws what `logIn` refuses about credentials; LOGIN_REQUIRED when the account is not locked
 */
export async function openLockedPass(ctx: Context, input: Credentials): Promise<LockedPass> {
  const user = await checkCredentials(ctx, input);
  if (user.lockReason === null) refuse('LOGIN_REQUIRED', {});
  const { token: pass, hash } = issueToken();
  const expiresAt = await openSession(ctx, { userId: user.id, kind: 'LOCKED_PASS', hash });
  return { pass, expiresAt };
}

interface NewSession {
  readonly userId: string;
  readonly kind: UserSession['kind'];
  readonly hash: Buffer;
}

/** How long it runs is the database's to say. Resolves to when it ends. */
async function openSession(ctx: Context, { userId, kind, hash }: NewSession): Promise<Date> {
  const args = [userId, kind, hash];
  const [row] = await callSql<{ at: Date }>(ctx, 'open_user_session($1, $2, $3) AS at', args);
  if (!row) throw new Error('no session was written');
  return row.at;
}

/** One person's ways in share one count: user name, e-mail and phone alike. */
export const loginKey = (found: User | null, account: string): string =>
  `login:${found?.id ?? account}`;

/** An unknown user and a wrong password cost the same time and count against the same limits. */
async function checkCredentials(ctx: Context, input: Credentials): Promise<User> {
  const { value: account } = accountName(input.account);
  const found = await findUser(ctx, account);
  const throttled = triesOf(loginKey(found, account), ctx.address);
  const right = await weighTry(ctx, throttled, async () => {
    const matches = await passwordMatches(found?.passwordHash ?? null, input.password);
    return matches ? found : null;
  });
  if (right) return right;
  if (ctx.config.loginMessages === 'same') refuse('LOGIN_FAILED', {}, 'password');
  return found ? refuse('PASSWORD_WRONG', {}, 'password') : refuse('USER_NOT_FOUND', {}, 'account');
}
