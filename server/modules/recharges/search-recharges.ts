import { limits } from '../../../schema/limits';
import { requireStaff, type Context } from '../../platform/context';
import { Recharge } from './recharge.entity';

/**
 * Recharges by number, and by the reference of the payment, whole; newest first, at most five. A reference
 * that the first of two people found finds nothing for others: the second has to find it alone.
 */
export const searchRecharges = (ctx: Context, text: string): Promise<Recharge[]> =>
  ctx.db
    .getRepository(Recharge)
    .createQueryBuilder('r')
    .where(
      `(r.number = upper(:text) OR upper(normalize(r.bank_reference, NFKC)) = upper(normalize(:text, NFKC))
        AND (r.review_state <> 'SECOND_APPROVAL' OR r.first_approver = :me))`,
      { text, me: requireStaff(ctx).staffId },
    )
    .orderBy('r.id', 'DESC')
    .limit(limits.findHitsMax)
    .getMany();
