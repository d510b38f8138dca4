import type { Context } from '../../platform/context';
import { Review, ReviewStep } from './review.entity';

/** What happened to a request, oldest first. */
export async function reviewSteps(
  { db }: Pick<Context, 'db'>,
  kind: Review['kind'],
  subjectId: string,
): Promise<ReviewStep[]> {
  const review = await db.getRepository(Review).findOneBy({ kind, subjectId });
  if (!review) return [];
  const where = { reviewId: review.id };
  return db.getRepository(ReviewStep).find({ where, order: { id: 'ASC' } });
}
