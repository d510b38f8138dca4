import type { ErrorCode } from '../../../schema/errors';
import type { ProposalKind } from '../../../schema/proposals';
import { callSqlIn, requireStaff, type Context } from '../../platform/context';
import { refuse, refusal } from '../../platform/domain-error';
import { fingerprint, idempotent } from '../../platform/idempotency/idempotency';
import { readReason } from '../../platform/text/read-text';
import { lookAtProposed } from './looks';
import type { Facts, Proposal } from './proposal.entity';
import { proposalById } from './proposals';

export interface Propose {
  readonly kind: ProposalKind;
  readonly subject: string;
  /** All fields of the subject, as the SQL function of its kind answers them. */
  readonly after: Facts;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
  readonly field: string | null;
}

/**
 * Proposes a change for another administrator to confirm, once for each key. The one who asks must be an
 * administrator: the database refuses everybody else.
 * @throws REASON_REQUIRED, OWN_ROLE, OWN_REQUEST, STAFF_NOT_FOUND, USER_NOT_FOUND, NOTHING_CHANGES, PROPOSAL_OPEN;
 * of a project AMOUNT_INVALID and REFERENCE_USED, of settings PARAM_INVALID; what `lookAtProposed` does
 */
export async function propose(ctx: Context, asked: Propose): Promise<Proposal> {
  const actor = `staff/${requireStaff(ctx).staffId}`;
  const { kind, subject, after, idempotencyKey } = asked;
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  await lookAtProposed(ctx, asked);
  const input = { kind, subject, after: JSON.stringify(after), reason };
  const claim = { actor, operation: 'propose', key: idempotencyKey };
  const { resultId } = await idempotent(
    ctx,
    { ...claim, fingerprint: fingerprint(ctx, input) },
    async (tx) => {
      const args = [requireStaff(ctx).staffId, kind, subject, after, reason, ctx.address];
      const [answer] = await callSqlIn<Answer>(tx, 'propose($1, $2, $3, $4, $5, $6)', args);
      if (!answer) throw new Error('propose answered nothing');
      const { status, id, field } = answer;
      if (status === 'OK' && id !== null) return id;
      if (status === 'PARAM_INVALID') return refusal(status, { field: field ?? 'subject' });
      return refusal(status as 'PROPOSAL_OPEN', {}, field ?? undefined);
    },
  );
  return proposalById(ctx, resultId);
}
