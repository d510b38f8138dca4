import { refuse } from '../../../platform/domain-error';
import type { ReviewKind } from '../../reviews';
import type { Verification } from '../verification.entity';
import { verificationById } from '../verifications';

/** Verifications in the review queue. Their effect is `verify_user.sql`. */
export const verificationReview: ReviewKind<Verification> = {
  kind: 'VERIFICATION',
  read: async (ctx, id) => (await verificationById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {}),
  userOf: ({ userId }) => userId,
};
