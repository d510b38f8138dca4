import { requireStaff, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { Review, ReviewStep } from './review.entity';

/** What an approval found. */
export interface Finding {
  /** Minor units of USD. */
  readonly amount: string;
  readonly reference: string;
  /** Why it is another amount than was asked for; of a first approval that waits for the second. */
  readonly reason?: string | null;
}

export interface ShownStep extends ReviewStep {
  /** Null too where this member of staff may not see it yet. */
  readonly found: Finding | null;
}

/** What happened to a request, oldest first, as the signed-in member of staff may see it. */
export async function reviewSteps(
  ctx: Context,
  kind: Review['kind'],
  subjectId: string,
): Promise<ShownStep[]> {
  const { staffId } = requireStaff(ctx);
  const review = await ctx.db.getRepository(Review).findOneBy({ kind, subjectId });
  if (!review) return [];
  const [steps, findings] = await Promise.all([
    ctx.db.getRepository(ReviewStep).find({ where: { reviewId: review.id }, order: { id: 'ASC' } }),
    rows<{ stepId: string; found: Finding }>(
      ctx.db,
      'SELECT step_id, found FROM review_findings($1, $2, $3)',
      [kind, subjectId, staffId],
    ),
  ]);
  const found = new Map(findings.map((one) => [one.stepId, one.found]));
  return steps.map((step) => Object.assign(step, { found: found.get(step.id) ?? null }));
}
