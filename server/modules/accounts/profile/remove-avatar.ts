import { callSql, requireUser, type Context } from '../../../platform/context';

/**
 * Takes the picture beside the name of whoever is signed in away. Its link ends at once, its file within the hour.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function removeAvatar(ctx: Context): Promise<void> {
  await callSql(ctx, 'remove_avatar($1)', [requireUser(ctx).userId]);
}
