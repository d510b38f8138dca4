import { requireStaff, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** Whether the member of staff has declared this account as their own. */
export async function ownsAccount(
  { db }: Pick<Context, 'db'>,
  staffId: string,
  userId: string,
): Promise<boolean> {
  const found = await rows<unknown>(
    db,
    'SELECT FROM staff_user WHERE staff_id = $1 AND user_id = $2',
    [staffId, userId],
  );
  return found.length > 0;
}

/** The user accounts that the signed-in member of staff has declared as their own. */
export async function ownAccounts(ctx: Context): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    ctx.db,
    'SELECT user_id FROM staff_user WHERE staff_id = $1',
    [requireStaff(ctx).staffId],
  );
  return found.map(({ userId }) => userId);
}
