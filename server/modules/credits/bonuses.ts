import type { CreditState } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { Bonus } from './credits.entities';

/** Credits of a user, newest first; rows hold one more than asked for when there are more. */
export function bonusesOf(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { first, after }: PageAsked,
): Promise<Bonus[]> {
  const query = db.getRepository(Bonus).createQueryBuilder('b');
  query.where('b.user_id = :userId', { userId });
  if (after) query.andWhere('b.id < :after', { after });
  return query
    .orderBy('b.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Bonuses by the recharges that credited them, in the order asked for; null of what was paid in. */
export async function bonusesByRecharges(
  { db }: Pick<Context, 'db'>,
  rechargeIds: readonly string[],
): Promise<(Bonus | null)[]> {
  const found = await db
    .getRepository(Bonus)
    .createQueryBuilder('b')
    .where('b.recharge_id = ANY (:rechargeIds)', { rechargeIds })
    .getMany();
  return inOrder(rechargeIds, found, ({ rechargeId }) => rechargeId);
}

/** Whether its turnover still ties what is left of it. */
export const stateOf = ({ open, turnoverDone, turnoverRequired }: Bonus): CreditState => {
  if (open) return 'OPEN';
  return turnoverDone >= turnoverRequired ? 'FULFILLED' : 'USED';
};
