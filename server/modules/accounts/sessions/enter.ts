import { callSql, violatedConstraint, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { issueToken } from '../../../platform/session-token';
import { tellSecurity } from '../security/tell-security';
import { User } from '../user.entity';
import { openSession } from './open-session';

export interface LoggedIn {
  /** In this answer alone. */
  readonly token: string;
  readonly user: User;
}

const NOTE = 'note_device($1, $2) AS fresh';

/**
 * Opens a session for a user who has proved who they are, whatever by, and tells them of a new device.
 * @throws ACCOUNT_LOCKED, PASSWORD_RESET_REQUIRED
 */
export async function enter(ctx: Context, user: User): Promise<LoggedIn> {
  refuseHindered(user);
  const { token, hash } = issueToken();
  try {
    await openSession(ctx, { userId: user.id, kind: 'FULL', hash });
  } catch (error) {
    if (!HINDRANCES.has(violatedConstraint(error))) throw error;
    // Between the check and this line: the database lets no session begin, and the row says why.
    refuseHindered(await ctx.db.getRepository(User).findOneByOrFail({ id: user.id }));
    throw error;
  }
  const [noted] = await callSql<{ fresh: boolean }>(ctx, NOTE, [user.id, hash]);
  if (noted?.fresh === true) {
    const figures = { device: ctx.device ?? ctx.address };
    await tellSecurity(ctx, user.id, { kind: 'NEW_DEVICE', figures });
  }
  return { token, user };
}

const HINDRANCES: ReadonlySet<string> = new Set([
  'user_session_of_locked',
  'user_session_after_reset',
]);

/** @throws ACCOUNT_LOCKED, PASSWORD_RESET_REQUIRED */
function refuseHindered({ lockReason, resetAskedAt }: User): void {
  if (lockReason !== null) refuse('ACCOUNT_LOCKED', { reason: lockReason });
  if (resetAskedAt !== null) refuse('PASSWORD_RESET_REQUIRED', {});
}
