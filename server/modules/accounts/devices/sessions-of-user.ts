import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';

/** A sign-in as staff see it: no address, which would say where somebody lives. */
export interface SessionOfUser {
  readonly id: string;
  readonly device: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
}

const READ = `
  SELECT id, device, created_at AS signed_in_at, last_used_at,
    coalesce(ended_at, CASE WHEN expires_at <= tarn_now() THEN expires_at END) AS ended_at
  FROM user_session
  WHERE user_id = $1 AND kind = 'FULL' AND ($2::bigint IS NULL OR id < $2)
  ORDER BY id DESC LIMIT $3`;

/** A user's sign-ins, the newest first; one more than asked for when there are more. */
export const sessionsOfUser = (
  { db }: Pick<Context, 'db'>,
  userId: string,
  { first, after }: PageAsked,
): Promise<SessionOfUser[]> => rows<SessionOfUser>(db, READ, [userId, after, first + 1]);
