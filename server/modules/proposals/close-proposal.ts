import type { ErrorCode } from '../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuseStored } from '../../platform/idempotency/idempotency';
import { readReason } from '../../platform/text/read-text';
import type { Proposal } from './proposal.entity';
import { proposalById } from './proposals';

export interface CloseProposal {
  readonly id: string;
  /** Another administrator refuses and says why; the one who made it withdraws. */
  readonly act: 'REFUSED' | 'WITHDRAWN';
  readonly reason?: string | null;
}

/**
 * Ends a proposal without effect.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, PROPOSAL_LAPSED, OWN_REQUEST, OWN_ROLE, NOT_PERMITTED,
 * REASON_REQUIRED
 */
export async function closeProposal(ctx: Context, asked: CloseProposal): Promise<Proposal> {
  const { id } = await proposalById(ctx, asked.id);
  const reason = readReason(asked.reason);
  const args = [requireStaff(ctx).staffId, id, asked.act, reason, ctx.address];
  const call = 'close_proposal($1, $2, $3, $4, $5) AS status';
  const [answer] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, call, args);
  if (answer?.status !== 'OK') refuseStored(answer?.status ?? null, null);
  return proposalById(ctx, id);
}
