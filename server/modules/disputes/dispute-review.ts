import { refuse } from '../../platform/domain-error';
import type { ReviewKind } from '../reviews';
import type { Dispute } from './dispute.entity';
import { anyDisputeById } from './disputes';

/** Reports of settlements. An approval says that the settlement was wrong; its effect is `end_dispute.sql`. */
export const disputeReview: ReviewKind<Dispute> = {
  kind: 'DISPUTE',
  read: async (ctx, id) => (await anyDisputeById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {}),
  userOf: ({ userId }) => userId,
};
