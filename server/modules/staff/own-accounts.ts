import type { Context, StaffActor } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { audited } from '../audit';

/**
 * Declares a user account as one's own: from now on this member of staff decides none of its requests.
 * @throws USER_NOT_FOUND
 */
export const declareOwnAccount = (ctx: Context, staff: StaffActor, userId: string): Promise<true> =>
  audited(ctx, staff, async (tx) => {
    const [user] = await tx.query<unknown[]>('SELECT FROM app_user WHERE id = $1', [userId]);
    if (!user) refuse('USER_NOT_FOUND', {}, 'userId');
    await tx.query(
      'INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [staff.staffId, userId],
    );
    const note = { action: 'account.declare', subject: `user/${userId}` };
    return { result: true as const, note };
  });

/** Whether the member of staff has declared this account as their own. */
export async function ownsAccount(
  { db }: Pick<Context, 'db'>,
  staffId: string,
  userId: string,
): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    'SELECT FROM staff_user WHERE staff_id = $1 AND user_id = $2',
    [staffId, userId],
  );
  return rows.length > 0;
}
