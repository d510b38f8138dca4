import type { Context } from '../../../platform/context';
import { changeLock, type ChangeLock } from '../lock/change-lock';
import { tellSecurity } from '../security/tell-security';

/**
 * Makes a user choose a new login password, by a code that is sent to the account: nobody of the staff sees or sets
 * one. All sessions end.
 *
 * @throws REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST, ALREADY_DECIDED when it is asked for
 */
export async function requireNewPassword(ctx: Context, input: ChangeLock): Promise<void> {
  await changeLock(ctx, { ...input, call: 'require_new_password($1, $2, $3, $4)' });
  await tellSecurity(ctx, input.userId, { kind: 'PASSWORD_RESET_ASKED', figures: {} });
}
