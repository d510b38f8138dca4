import type { EntityManager } from 'typeorm';
import type { Context } from '../context';
import { refuse } from '../domain-error';

type Asking = Pick<Context, 'db' | 'actor' | 'staff'>;

/**
 * Reads rows that row-level security guards, in a transaction that says for whom. A query that forgets its
 * owner then finds nobody else's.
 * @throws LOGIN_REQUIRED
 */
export const readAs = <T>(ctx: Asking, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    await nameActor(ctx, tx);
    return work(tx);
  });

/**
 * Says for whom a transaction reads that is under way: the signed-in member of staff, else the signed-in user.
 * @throws LOGIN_REQUIRED
 */
export async function nameActor(
  { actor, staff }: Pick<Asking, 'actor' | 'staff'>,
  tx: EntityManager,
): Promise<void> {
  const name = staff
    ? `staff/${staff.staffId}`
    : `user/${(actor ?? refuse('LOGIN_REQUIRED', {})).userId}`;
  await tx.query(`SELECT set_config('tarn.actor', $1, true)`, [name]);
}
