import type { Context } from '../../../platform/context';
import { tellSecurity } from '../security/tell-security';
import { changeLock, type ChangeLock } from './change-lock';

/**
 * Locks an account: its sessions end at once, its money stays, its open contracts settle.
 * The user reads why, in the inbox and by mail.
 * @throws REASON_REQUIRED, PARAM_INVALID, MESSAGE_FORBIDDEN, USER_NOT_FOUND, ALREADY_DECIDED when it is locked
 */
export async function lockUser(ctx: Context, input: ChangeLock): Promise<void> {
  const { why } = await changeLock(ctx, { ...input, call: 'lock_user($1, $2, $3, $4)' });
  await tellSecurity(ctx, input.userId, { kind: 'ACCOUNT_LOCKED', figures: { reason: why } });
}
