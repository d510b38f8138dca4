import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { issueToken } from '../../../platform/session-token';
import type { User } from '../user.entity';
import { checkCredentials, type Credentials } from './check-credentials';
import { openSession } from './open-session';

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
  return passOf(ctx, user);
}

/** For a locked user who has proved who they are. */
export async function passOf(ctx: Context, user: Pick<User, 'id'>): Promise<LockedPass> {
  const { token: pass, hash } = issueToken();
  const expiresAt = await openSession(ctx, { userId: user.id, kind: 'LOCKED_PASS', hash });
  return { pass, expiresAt };
}
