import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { requireUser, type Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';

/** Whose a conversation is: a user's, or of whoever holds the secret with this hash. */
export interface Owner {
  readonly userId: string | null;
  readonly visitor: Buffer | null;
  /** True for a locked user with the pass of the locked page: of their conversations it opens the appeal alone. */
  readonly pass: boolean;
}

/** What a visitor’s device keeps; null for what is the account’s. */
export type Secret = string | null;

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Who talks: the visitor whose device keeps this secret, also once they have signed in; without one the signed-in user.
 * What has not the form of a secret is none, and what of one is kept opens nothing.
 * @throws ACCOUNT_LOCKED, LOGIN_REQUIRED for who has neither a secret nor a session
 */
export function ownerOf(ctx: Context, secret: Secret): Owner {
  if (secret === null || !SECRET.test(secret))
    return { userId: requireUser(ctx).userId, visitor: null, pass: false };
  return { userId: null, visitor: createHash('sha256').update(secret).digest(), pass: false };
}

/**
 * The same, and whoever is locked by their pass: for what goes on in an appeal.
 * @throws ACCOUNT_LOCKED, LOGIN_REQUIRED
 */
export function talkerOf(ctx: Context, secret: Secret): Owner {
  const { actor } = ctx;
  const locked = actor?.pass === true && actor.lockReason !== null;
  return locked ? { userId: actor.userId, visitor: null, pass: true } : ownerOf(ctx, secret);
}

/** Reads conversations for their owner: row-level security shows nobody else's, and by a pass the appeals alone. */
export async function readOwn<T>(
  ctx: Context,
  { userId, visitor, pass }: Owner,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  if (visitor === null && !pass) return readAs(ctx, work);
  const name = pass ? `pass/${userId ?? ''}` : `visitor/${visitor?.toString('hex') ?? ''}`;
  return ctx.db.transaction(async (tx) => {
    await tx.query(`SELECT set_config('tarn.actor', $1, true)`, [name]);
    return work(tx);
  });
}
