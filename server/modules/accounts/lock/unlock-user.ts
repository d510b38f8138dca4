import type { Context } from '../../../platform/context';
import { tellSecurity } from '../security/tell-security';
import { changeLock, type ChangeLock } from './change-lock';

/**
 * Unlocks an account and says so, but where its user's own freeze stands.
 * @throws REASON_REQUIRED, MESSAGE_FORBIDDEN, USER_NOT_FOUND, OWN_REQUEST, ALREADY_DECIDED when it is not locked
 */
export async function unlockUser(ctx: Context, input: ChangeLock): Promise<void> {
  const { opened } = await changeLock(ctx, { ...input, call: 'unlock_user($1, $2, $3, $4)' });
  if (opened === true)
    await tellSecurity(ctx, input.userId, { kind: 'ACCOUNT_UNLOCKED', figures: {} });
}
