import type { Dispute } from '../dispute.entity';
import { disputeState } from '../disputes';
import type { DisputeType } from './dispute.types';

/** A decision shows once it has taken effect. */
export function showDispute(row: Dispute): DisputeType {
  const { id, number, look, note, submittedAt, reviewBy, decidedAt, decisionReason } = row;
  const state = disputeState(row);
  const decided = state === 'UNDER_REVIEW' ? null : { decidedAt, reason: decisionReason };
  return {
    ...{ id, number, look, state, note, submittedAt, reviewBy },
    ...(decided ?? { decidedAt: null, reason: null }),
  };
}
