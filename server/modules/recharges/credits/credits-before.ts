import type { CreditClass } from '../../../../schema/states';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';

/** What the platform gave a user; minor units of USD. */
export interface PastCredit {
  readonly id: string;
  readonly number: string;
  readonly at: Date;
  readonly class: CreditClass;
  readonly credited: string;
}

/** What was given before an instant, newest first. */
export const creditsBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<PastCredit[]> =>
  rows<PastCredit>(
    db,
    `SELECT id, number, credited_at AS at, class, credited::text FROM recharge
     WHERE user_id = $1 AND class <> 'SELF' AND credited_at IS NOT NULL
       AND ($2::timestamptz IS NULL OR credited_at < $2)
     ORDER BY credited_at DESC, id DESC LIMIT $3`,
    [userId, before, first],
  );
