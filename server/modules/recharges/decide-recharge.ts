import type { ErrorCode, ErrorParams } from '../../../schema/errors';
import { limits } from '../../../schema/limits';
import type { Money } from '../../../schema/money';
import { plainReference } from '../../../schema/text';
import { callSqlIn, requireStaff, type Context } from '../../platform/context';
import { DomainError, refuse } from '../../platform/domain-error';
import { fingerprint, idempotent } from '../../platform/idempotency';
import { readReason } from '../../platform/read-text';
import { tell, type OnVersion } from './lease';
import { Recharge } from './recharge.entity';

export interface ApproveRecharge extends OnVersion {
  /** The bank's or the chain's own reference of the payment, unique on the platform. */
  readonly bankReference: string;
  /** What really arrived, when it differs from what was submitted. */
  readonly creditedAmount?: Money | null;
  readonly reason?: string | null;
  readonly idempotencyKey: string;
}

export interface RefuseRecharge extends OnVersion {
  readonly reason: string;
  readonly idempotencyKey: string;
}

/**
 * Approves a request held by this member of staff. From the threshold, and for a corrected amount,
 * the first approval asks for a second person; the last one credits the ledger in the same
 * transaction.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   LEASE_REQUIRED, REFERENCE_REQUIRED, REFERENCE_USED, REASON_REQUIRED, PARAM_INVALID
 */
export async function approveRecharge(ctx: Context, input: ApproveRecharge): Promise<Recharge> {
  const { id, version, creditedAmount } = input;
  const reference = readReference(input.bankReference);
  const reason = readReason(input.reason);
  const amount = creditedAmount?.minor ?? null;
  return decide(ctx, {
    ...input,
    operation: 'recharge.approve',
    asked: { id, version, reference, amount, reason },
    call: 'approve_recharge($1, $2, $3, $4, $5, $6)',
    args: [requireStaff(ctx).staffId, id, reference, amount, reason, ctx.address],
  });
}

/**
 * Refuses a request held by this member of staff, with a reason the user reads.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID
 */
export async function refuseRecharge(ctx: Context, input: RefuseRecharge): Promise<Recharge> {
  const { id, version } = input;
  const reason = readReason(input.reason);
  return decide(ctx, {
    ...input,
    operation: 'recharge.refuse',
    asked: { id, version, reason },
    call: 'refuse_recharge($1, $2, $3, $4)',
    args: [requireStaff(ctx).staffId, id, reason, ctx.address],
  });
}

interface Decision extends OnVersion {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly call: string;
  readonly args: unknown[];
}

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: ErrorParams<ErrorCode> | null;
}

/** The SQL function decides, writes step and audit entry, and moves the money: once for one key. */
async function decide(
  ctx: Context,
  { id, operation, idempotencyKey, asked, call, args }: Decision,
): Promise<Recharge> {
  const claim = {
    actor: `staff/${requireStaff(ctx).staffId}`,
    operation,
    key: idempotencyKey,
    fingerprint: fingerprint(ctx, asked),
  };
  await idempotent(ctx, claim, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, call, args);
    if (answer?.status !== 'OK') refuseAt(answer);
    return id;
  });
  const decided = await ctx.db.getRepository(Recharge).findOneByOrFail({ id });
  await tell(ctx, decided);
  return decided;
}

/** The input fields that these refusals are about. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  REASON_REQUIRED: 'reason',
  REFERENCE_REQUIRED: 'bankReference',
  REFERENCE_USED: 'bankReference',
};

function refuseAt({ status, figures }: Answer = { status: null, figures: null }): never {
  if (status === null || status === 'OK') throw new Error('a decision without its answer');
  const named = (figures as { readonly field?: string } | null)?.field;
  throw new DomainError(status, figures ?? ({} as never), named ?? FIELDS[status]);
}

/** An empty one is left to SQL, which asks first whether this person may approve at all. */
function readReference(text: string): string {
  return (
    plainReference(text, limits.bankReferenceLengthMax) ??
    refuse('PARAM_INVALID', { field: 'bankReference' }, 'bankReference')
  );
}
