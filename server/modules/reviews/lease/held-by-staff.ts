import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Review } from '../review.entity';

/** What each member of staff has in hand now: one request, or none. */
export const heldByStaff = (
  db: Reads,
): Promise<
  { readonly staffId: string; readonly kind: Review['kind']; readonly subjectId: string }[]
> =>
  rows(
    db,
    `SELECT taken_by AS staff_id, kind, subject_id FROM review
     WHERE taken_by IS NOT NULL AND lease_until > tarn_now()`,
  );
