import type { Context } from '../../../platform/context';
import { changeLock, type ChangeLock } from './change-lock';

/**
 * Locks an account: its sessions end at once, its money stays, its open contracts settle.
 * @throws REASON_REQUIRED, USER_NOT_FOUND, ALREADY_DECIDED when it is locked
 */
export const lockUser = (ctx: Context, input: ChangeLock): Promise<void> =>
  changeLock(ctx, { ...input, call: 'lock_user($1, $2, $3, $4)' });
