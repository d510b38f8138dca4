import type { Context } from '../../../platform/context';
import { checkSecondFactor } from '../second-factor/check-second-factor';
import { checkCredentials, type Credentials } from './check-credentials';
import { enter, type LoggedIn } from './enter';

export interface LogIn extends Credentials {
  /** A code of the authenticator app, or a recovery code. */
  readonly totp?: string | null;
}

/**
 * Opens a session.
 *
 * @throws ACCOUNT_FORMAT, TOO_MANY_REQUESTS, USER_NOT_FOUND, PASSWORD_WRONG (both LOGIN_FAILED where
 *   the two must look alike), ACCOUNT_LOCKED, PASSWORD_RESET_REQUIRED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function logIn(ctx: Context, input: LogIn): Promise<LoggedIn> {
  const user = await checkCredentials(ctx, input, (found) =>
    checkSecondFactor(ctx, found, input.totp ?? ''),
  );
  return enter(ctx, user);
}
