import { callSql, type Context } from '../../../platform/context';
import type { UserSession } from '../accounts.entities';

interface NewSession {
  readonly userId: string;
  readonly kind: UserSession['kind'];
  readonly hash: Buffer;
}

/** A proxy may pass on anything; the database keeps no longer one. */
const ADDRESS_MAX = 60;
const OPEN = 'open_user_session($1, $2, $3, $4, $5, $6) AS at';

/** How long it runs is the database's to say. Resolves to when it ends. */
export async function openSession(ctx: Context, { userId, kind, hash }: NewSession): Promise<Date> {
  const address = ctx.address.slice(0, ADDRESS_MAX);
  const args = [userId, kind, hash, ctx.device, address, ctx.deviceHash];
  const [row] = await callSql<{ at: Date }>(ctx, OPEN, args);
  if (!row) throw new Error('no session was written');
  return row.at;
}
