import { limits } from '../../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { finishAct, publishReview, type ReviewAnswer, type ReviewKind } from '../review-kind';

/**
 * Free requests in the order in which they are to be taken, after this one; fewer than there are. The
 * database asks again whether each may be taken.
 */
export type FreeRequests = (after: string | null) => Promise<readonly string[]>;

interface Taken extends ReviewAnswer {
  readonly subjectId: string | null;
}

/**
 * Takes the first of the free requests that this member of staff may decide, or answers the one they hold;
 * null when there is none.
 * @throws LEASE_HELD when they hold a request of another kind
 */
export async function takeNextReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  free: FreeRequests,
): Promise<Request | null> {
  const { staffId } = requireStaff(ctx);
  for (let after: string | null = null; ;) {
    const subjects = await free(after);
    const args = [staffId, kind.kind, subjects, limits.leaseSeconds, ctx.address];
    const call = 'take_next_review($1, $2, $3, $4, $5)';
    const [taken] = await callSql<Taken>(ctx, call, args);
    await finishAct(ctx, taken);
    if (taken?.subjectId != null) return publishReview(ctx, kind, taken.subjectId);
    after = subjects.at(-1) ?? null;
    if (after === null) return null;
  }
}
