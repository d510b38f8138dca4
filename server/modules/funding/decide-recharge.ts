import type { EntityManager } from 'typeorm';
import { limits } from '../../../schema/limits';
import { money, type Money } from '../../../schema/money';
import { plainReference } from '../../../schema/text';
import {
  callSqlIn,
  violatedConstraint,
  type Context,
  type StaffActor,
} from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { fingerprint, idempotent } from '../../platform/idempotency';
import { readReason } from '../../platform/read-text';
import { record } from '../audit';
import { settings } from '../settings';
import { assertMayHandle, databaseTime, lockRecharge, tell, type OnVersion } from './lease';
import { Recharge, type StepKind } from './recharge.entity';

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
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, LEASE_REQUIRED, SECOND_PERSON_NEEDED,
 *   REFERENCE_REQUIRED, REFERENCE_USED, REASON_REQUIRED
 */
export async function approveRecharge(
  ctx: Context,
  staff: StaffActor,
  input: ApproveRecharge,
): Promise<Recharge> {
  const { id, version, bankReference, creditedAmount, reason } = input;
  const asked = { id, version, bankReference, amount: creditedAmount?.minor, reason };
  const { secondApprovalFrom } = await settings(ctx);
  const work: Work = (tx, recharge) =>
    recharge.firstApprover === null
      ? approveFirst(tx, { staff, recharge, input, secondApprovalFrom })
      : approveSecond(tx, { staff, recharge, input, secondApprovalFrom });
  return decide(ctx, staff, { ...input, operation: 'recharge.approve', asked, work });
}

/**
 * Refuses a request held by this member of staff, with a reason the user reads.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, LEASE_REQUIRED, REASON_REQUIRED
 */
export const refuseRecharge = (
  ctx: Context,
  staff: StaffActor,
  input: RefuseRecharge,
): Promise<Recharge> => {
  const { id, version, reason } = input;
  const work: Work = async (tx) => {
    const why = readReason(reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
    await tx.query(REFUSE, [id, staff.staffId, why]);
    return { kind: 'REFUSED', reason: why };
  };
  const asked = { id, version, reason };
  return decide(ctx, staff, { ...input, operation: 'recharge.refuse', asked, work });
};

const REFUSE = `
  UPDATE recharge SET decision = 'REFUSED', decided_by = $2, decided_at = tarn_now(),
    decision_reason = $3, state = 'FAILED', taken_by = NULL, lease_until = NULL,
    version = version + 1 WHERE id = $1`;

interface Decision extends OnVersion {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly work: Work;
}

interface Done {
  readonly kind: StepKind;
  readonly reason?: string | null;
  readonly after?: Readonly<Record<string, unknown>>;
}

type Work = (tx: EntityManager, recharge: Recharge) => Promise<Done>;

/** Who may, under lock; then the work, its step and its audit entry in one transaction. */
async function decide(
  ctx: Context,
  staff: StaffActor,
  { id, operation, idempotencyKey, asked, work }: Decision,
): Promise<Recharge> {
  const claim = {
    actor: `staff/${staff.staffId}`,
    operation,
    key: idempotencyKey,
    fingerprint: fingerprint(ctx, asked),
  };
  await idempotent(ctx, claim, async (tx) => {
    const recharge = await lockRecharge(tx, id);
    await assertHeld(tx, staff, recharge);
    const { kind, reason, after } = await work(tx, recharge);
    await tx.query(
      'INSERT INTO recharge_step (recharge_id, kind, staff_id, note) VALUES ($1, $2, $3, $4)',
      [id, kind, staff.staffId, reason ?? null],
    );
    await record(
      tx,
      { staff, address: ctx.address },
      {
        action: operation,
        subject: `recharge/${id}`,
        before: { state: recharge.state },
        after: { step: kind, ...after },
        ...(reason ? { reason } : {}),
      },
    );
    if (kind === 'APPROVED') await callSqlIn(tx, 'approve_recharge($1)', [id]);
    return id;
  });
  const decided = await ctx.db.getRepository(Recharge).findOneByOrFail({ id });
  await tell(ctx, decided);
  return decided;
}

/** @throws what `assertMayHandle` refuses, and LEASE_REQUIRED */
async function assertHeld(tx: EntityManager, staff: StaffActor, recharge: Recharge): Promise<void> {
  await assertMayHandle(tx, staff, recharge);
  const { takenBy, leaseUntil } = recharge;
  const held = takenBy === staff.staffId && leaseUntil !== null;
  if (!held || leaseUntil <= (await databaseTime(tx))) refuse('LEASE_REQUIRED', {});
}

interface Approval {
  readonly staff: StaffActor;
  readonly recharge: Recharge;
  readonly input: ApproveRecharge;
  readonly secondApprovalFrom: Money;
}

async function approveFirst(tx: EntityManager, approval: Approval): Promise<Done> {
  const { staff, recharge, input, secondApprovalFrom } = approval;
  const amount = input.creditedAmount ?? money('USD', recharge.amount);
  const corrected = amount.minor !== recharge.amount;
  const reason = readReason(input.reason);
  const reference = readReference(input.bankReference);
  if (corrected && reason === null) refuse('REASON_REQUIRED', {}, 'reason');
  const larger = amount.minor > recharge.amount ? amount.minor : recharge.amount;
  const needsSecond = corrected || larger >= secondApprovalFrom.minor;
  await write(tx, FIRST, [
    recharge.id,
    staff.staffId,
    reference,
    amount.minor,
    corrected ? reason : null,
    needsSecond,
  ]);
  const kind = needsSecond ? 'FIRST_APPROVED' : 'APPROVED';
  return { kind, reason, after: { amount: String(amount.minor), reference } };
}

/** One statement: an approval that needs nobody else is the decision. */
const FIRST = `
  UPDATE recharge SET first_approver = $2, first_approved_at = tarn_now(), bank_reference = $3,
    approved_amount = $4, decision_reason = $5, needs_second = $6, version = version + 1,
    decision = CASE WHEN $6 THEN NULL ELSE 'APPROVED' END,
    decided_by = CASE WHEN $6 THEN NULL ELSE $2::bigint END,
    decided_at = CASE WHEN $6 THEN NULL ELSE tarn_now() END,
    state = CASE WHEN $6 THEN 'SECOND_APPROVAL' ELSE state END,
    taken_by = CASE WHEN $6 THEN NULL ELSE taken_by END,
    lease_until = CASE WHEN $6 THEN NULL ELSE lease_until END
  WHERE id = $1`;

/** The second person confirms what the first found; another amount or reference is another request. */
async function approveSecond(tx: EntityManager, approval: Approval): Promise<Done> {
  const { staff, recharge, input } = approval;
  const reference = readReference(input.bankReference);
  const amount = input.creditedAmount?.minor ?? recharge.approvedAmount;
  const first = plainReference(recharge.bankReference ?? '', limits.bankReferenceLengthMax);
  if (reference !== first) {
    refuse('PARAM_INVALID', { field: 'bankReference' }, 'bankReference');
  }
  if (amount !== recharge.approvedAmount) {
    refuse('PARAM_INVALID', { field: 'creditedAmount' }, 'creditedAmount');
  }
  await write(
    tx,
    `UPDATE recharge SET second_approver = $2, decision = 'APPROVED', decided_by = $2,
       decided_at = tarn_now(), version = version + 1 WHERE id = $1`,
    [recharge.id, staff.staffId],
  );
  return { kind: 'APPROVED', after: { amount: String(amount) } };
}

async function write(tx: EntityManager, sql: string, args: unknown[]): Promise<void> {
  try {
    await tx.query(sql, args);
  } catch (error) {
    if (violatedConstraint(error) === 'recharge_bank_reference') {
      refuse('REFERENCE_USED', {}, 'bankReference');
    }
    throw error;
  }
}

function readReference(text: string): string {
  const plain = plainReference(text, limits.bankReferenceLengthMax);
  if (plain === null) refuse('PARAM_INVALID', { field: 'bankReference' }, 'bankReference');
  return plain === '' ? refuse('REFERENCE_REQUIRED', {}, 'bankReference') : plain;
}
