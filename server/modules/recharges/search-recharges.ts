import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { Recharge } from './recharge.entity';

/**
 * Recharges by number, and by the reference of the payment, whole; newest first, at most five. A reference
 * that the first of two people found finds nothing: the second has to find it alone.
 */
export const searchRecharges = (ctx: Context, text: string): Promise<Recharge[]> =>
  ctx.db
    .getRepository(Recharge)
    .createQueryBuilder('r')
    .where('(r.number = upper(:text) OR r.id IN (SELECT recharges_of_reference(:text)))', { text })
    .orderBy('r.id', 'DESC')
    .limit(limits.findHitsMax)
    .getMany();
