import type { Context } from '../../../platform/context';
import { changeLock, type ChangeLock } from './change-lock';

/** @throws REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST, ALREADY_DECIDED when it is not locked */
export const unlockUser = (ctx: Context, input: ChangeLock): Promise<void> =>
  changeLock(ctx, { ...input, call: 'unlock_user($1, $2, $3, $4)' });
