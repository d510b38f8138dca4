import type { EntityManager } from 'typeorm';
import { requireStaff, type Context } from '../../../platform/context';
import type { DomainError } from '../../../platform/domain-error';
import { fingerprint, idempotent } from '../../../platform/idempotency/idempotency';
import { readReasonForUser } from '../../audit';
import { settings } from '../../settings';
import { applyDecisions } from './apply-decisions';
import { actInside, publishReview, type OnVersion, type ReviewKind } from '../review-kind';

interface Decision extends OnVersion {
  readonly act: 'approve' | 'refuse';
  readonly idempotencyKey: string;
  /** What was asked besides, of which the key's fingerprint is made. */
  readonly asked: Readonly<Record<string, unknown>>;
  /**
   * Locks the review and decides, in the transaction of the key. Resolves to a refusal that stands
   * together with what was done.
   */
  readonly work: (tx: EntityManager, staffId: string) => Promise<DomainError | null>;
}

/**
 * Decides on a request that the signed-in member of staff holds, once for one key. The SQL function that
 * `work` calls writes step and audit entry; the effect follows at the end of the undo window.
 * @throws what `work` refuses; IDEMPOTENCY_KEY_REUSED
 */
export async function decideReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  { id, version = null, act, idempotencyKey, asked, work }: Decision,
): Promise<Request> {
  const { staffId } = requireStaff(ctx);
  const claim = {
    actor: `staff/${staffId}`,
    operation: `${kind.kind.toLowerCase()}.${act}`,
    key: idempotencyKey,
    fingerprint: fingerprint(ctx, { id, version, ...asked }),
  };
  let stands: DomainError | null = null;
  try {
    await idempotent(ctx, claim, async (tx) => {
      stands = await work(tx, staffId);
      return stands ?? id;
    });
  } catch (error) {
    if (error === stands) await publishReview(ctx, kind, id);
    throw error;
  }
  // Without an undo window nobody has to wait for the job.
  if ((await settings(ctx)).undoSeconds === 0) await applyDecisions(ctx);
  return publishReview(ctx, kind, id);
}

export interface RefuseReview extends OnVersion {
  readonly reason: string;
  readonly idempotencyKey: string;
}

/**
 * Refuses a request that the signed-in member of staff holds, with a reason the user reads.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   REQUEST_CHANGED, LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID, MESSAGE_FORBIDDEN
 */
export async function refuseReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  input: RefuseReview,
): Promise<Request> {
  const { id, version = null } = input;
  const reason = await readReasonForUser(ctx, input.reason);
  return decideReview(ctx, kind, {
    ...input,
    act: 'refuse',
    asked: { reason },
    work: (tx, staffId) =>
      actInside(tx, ['refuse_review', [staffId, kind.kind, id, version, reason, ctx.address]]),
  });
}
