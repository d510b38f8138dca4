import type { Context } from '../../../platform/context';
import { changeLock, type ChangeLock } from './change-lock';

/**
 * Lifts the wait after wrong tries to sign in; the password is asked as before.
 * @throws REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST, ALREADY_DECIDED when the account does not wait
 */
export async function liftWait(ctx: Context, input: ChangeLock): Promise<void> {
  await changeLock(ctx, { ...input, call: 'lift_wait($1, $2, $3, $4)' });
}
