import { limits } from '../../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { told, type ReviewKind } from '../review-kind';

/** Takes the oldest free request this member of staff may decide; null when the queue is clear. */
export async function takeNextReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
): Promise<Request | null> {
  const args = [requireStaff(ctx).staffId, kind.kind, limits.leaseSeconds, ctx.address];
  const [next] = await callSql<{ id: string | null }>(
    ctx,
    'take_next_review($1, $2, $3, $4) AS id',
    args,
  );
  return next?.id ? told(ctx, kind, next.id) : null;
}
