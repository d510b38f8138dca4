import { refuse } from '../../platform/domain-error';
import type { ReviewKind } from '../reviews';
import { Recharge } from './recharge.entity';

/** Recharges in the review queue. Their effect is `credit_recharge.sql`. */
export const rechargeReview: ReviewKind<Recharge> = {
  kind: 'RECHARGE',
  read: async ({ db }, id) =>
    (await db.getRepository(Recharge).findOneBy({ id })) ?? refuse('REQUEST_NOT_FOUND', {}),
  userOf: ({ userId }) => userId,
};
