import { callSql, type Context } from '../../../platform/context';
import type { UserSession } from '../accounts.entities';

interface NewSession {
  readonly userId: string;
  readonly kind: UserSession['kind'];
  readonly hash: Buffer;
}

/** How long it runs is the database's to say. Resolves to when it ends. */
export async function openSession(ctx: Context, { userId, kind, hash }: NewSession): Promise<Date> {
  const args = [userId, kind, hash];
  const [row] = await callSql<{ at: Date }>(ctx, 'open_user_session($1, $2, $3) AS at', args);
  if (!row) throw new Error('no session was written');
  return row.at;
}
