import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';

/** What a member of staff wrote down about a user. */
export interface UserNote {
  readonly id: string;
  readonly staffId: string;
  readonly note: string;
  readonly at: Date;
}

/** Notes about a user, the newest first; one more than asked for when there are more. */
export const userNotes = (
  { db }: Pick<Context, 'db'>,
  userId: string,
  { first, after }: PageAsked,
): Promise<UserNote[]> =>
  rows<UserNote>(
    db,
    `SELECT id, staff_id AS "staffId", note, created_at AS at FROM user_note
     WHERE user_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [userId, after, first + 1],
  );
