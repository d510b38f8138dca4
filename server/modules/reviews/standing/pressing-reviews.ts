import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Review } from '../review.entity';

/** A request before staff, of whichever kind. */
export interface StandingRequest {
  readonly kind: Review['kind'];
  readonly subjectId: string;
  /** By which people know it. */
  readonly number: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly state: Review['state'];
  /** Minor units of USD; null where it is not about money. */
  readonly asked: string | null;
  readonly submittedAt: Date;
  /** By when a decision or an answer was promised. */
  readonly reviewBy: Date;
  /** Undecided after that time. */
  readonly late: boolean;
  readonly takenBy: string | null;
  readonly firstApprover: string | null;
}

export interface PressingReviews {
  readonly items: readonly StandingRequest[];
  /** Up to a thousand. */
  readonly total: number;
}

/** What is overdue, the most overdue first; then what waits for a second approval, the longest waiting first. */
export async function pressingReviews(
  { db }: Pick<Context, 'db'>,
  first: number,
): Promise<PressingReviews> {
  const items = await rows<StandingRequest & { readonly total: number }>(
    db,
    'SELECT * FROM pressing_reviews($1)',
    [first],
  );
  return { items, total: items[0]?.total ?? 0 };
}
