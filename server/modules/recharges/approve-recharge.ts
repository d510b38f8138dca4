import { limits } from '../../../schema/limits';
import { usd, type Money } from '../../../schema/money';
import { plainReference } from '../../../schema/text';
import type { Context } from '../../platform/context';
import { refusal, refuse, type DomainError } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { readReasonForUser } from '../audit';
import {
  actInside,
  decideReview,
  type Finding,
  type OnVersion,
  type ReviewAnswer,
} from '../reviews';
import { rechargeReview } from './recharge-review';
import type { Recharge } from './recharge.entity';

export interface ApproveRecharge extends OnVersion {
  /** The bank's or the chain's own reference of the payment, unique on the platform. */
  readonly bankReference: string;
  /** What really arrived, when it differs from what was submitted. */
  readonly creditedAmount?: Money | null;
  /** The user reads it where the amount differs. */
  readonly reason?: string | null;
  /** The line of the bank that it rests on: then reference and amount are the line's. */
  readonly bankLineId?: string | null;
  readonly idempotencyKey: string;
}

/**
 * Approves a recharge that the signed-in member of staff holds. From the threshold, and for a corrected
 * amount, a second person approves too, who does not see what the first one found: where they differ,
 * the request is submitted again. The credit follows after the undo window.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   REQUEST_CHANGED, LEASE_REQUIRED, REFERENCE_REQUIRED, REFERENCE_USED, REASON_REQUIRED, PARAM_INVALID,
 *   MESSAGE_FORBIDDEN, FINDINGS_DIFFER with both findings, BANK_LINE_NOT_FOUND, BANK_LINE_DIFFERS, BANK_LINE_USED
 */
export async function approveRecharge(ctx: Context, input: ApproveRecharge): Promise<Recharge> {
  const { id, version = null } = input;
  const reference = readReference(input.bankReference);
  const reason = await readReasonForUser(ctx, input.reason);
  const amount = input.creditedAmount?.minor ?? null;
  const line = input.bankLineId == null ? null : readLine(input.bankLineId);
  return decideReview(ctx, rechargeReview, {
    ...input,
    act: 'approve',
    asked: { reference, amount, reason, ...(line !== null && { line }) },
    work: (tx, staffId) => {
      const found = [reference, amount, reason, ctx.address];
      return line === null
        ? actInside(tx, ['approve_recharge', [staffId, id, version, ...found]], contradiction)
        : actInside(
            tx,
            ['approve_by_bank_line', [staffId, id, version, line, ...found]],
            contradiction,
          );
    },
  });
}

interface Findings {
  readonly first: Finding;
  readonly second: Finding;
}

/** Two people found two payments: the approval that is refused took the first one along. */
function contradiction({ status, figures }: ReviewAnswer): DomainError | null {
  if (status !== 'FINDINGS_DIFFER') return null;
  const { first, second } = figures as unknown as Findings;
  return refusal('FINDINGS_DIFFER', {
    amount: usd(second.amount),
    reference: second.reference,
    firstAmount: usd(first.amount),
    firstReference: first.reference,
  });
}

/** @throws BANK_LINE_NOT_FOUND */
const readLine = (text: string): string =>
  readId(text) ?? refuse('BANK_LINE_NOT_FOUND', {}, 'bankLineId');

/** An empty one is left to SQL, which asks first whether this person may approve at all. */
function readReference(text: string): string {
  return (
    plainReference(text, limits.bankReferenceLengthMax) ??
    refuse('PARAM_INVALID', { field: 'bankReference' }, 'bankReference')
  );
}
