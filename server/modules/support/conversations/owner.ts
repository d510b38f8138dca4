import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { requireUser, type Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import { refuse } from '../../../platform/domain-error';

/** Whose a conversation is: a user's, or of whoever holds the secret with this hash. */
export interface Owner {
  readonly userId: string | null;
  readonly visitor: Buffer | null;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Who talks: the signed-in user, else the visitor whose device keeps this secret; what of it is kept opens nothing.
 * @throws ACCOUNT_LOCKED, LOGIN_REQUIRED for a visitor without a secret
 */
export function ownerOf(ctx: Context, secret: string | null): Owner {
  if (ctx.actor) return { userId: requireUser(ctx).userId, visitor: null };
  if (secret === null || !SECRET.test(secret)) refuse('LOGIN_REQUIRED', {});
  return { userId: null, visitor: createHash('sha256').update(secret).digest() };
}

/** Reads conversations for their owner: row-level security shows nobody else's. */
export async function readOwn<T>(
  ctx: Context,
  { visitor }: Owner,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  if (visitor === null) return readAs(ctx, work);
  return ctx.db.transaction(async (tx) => {
    await tx.query(`SELECT set_config('tarn.actor', $1, true)`, [
      `visitor/${visitor.toString('hex')}`,
    ]);
    return work(tx);
  });
}
