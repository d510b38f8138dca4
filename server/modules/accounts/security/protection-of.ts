import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What stands between a stranger and an account. */
export interface Protection {
  readonly passkeys: number;
  readonly secondFactor: boolean;
  readonly fundPassword: boolean;
}

/** @throws where there is no such user */
export async function protectionOf(db: Reads, userId: string): Promise<Protection> {
  const [found] = await rows<Protection>(
    db,
    `SELECT (SELECT count(*)::int FROM passkey p WHERE p.user_id = u.id) AS passkeys,
       EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS second_factor,
       u.fund_password_hash IS NOT NULL AS fund_password
     FROM app_user u WHERE u.id = $1`,
    [userId],
  );
  if (!found) throw new Error(`user ${userId} is gone`);
  return found;
}
