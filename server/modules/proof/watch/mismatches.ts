import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import type { ProofKind } from './runs';

/** Something that did not fit. */
export interface Mismatch {
  readonly id: string;
  readonly kind: ProofKind;
  /** Of the platform, `YYYY-MM-DD`: the day that was proved. */
  readonly day: string;
  /** The check that it broke, as a sentence. */
  readonly check: string;
  /** `order 17`, `quote 5`, `block 3, audit entry 9`. */
  readonly subject: string;
  readonly orderId: string | null;
  readonly instrumentId: string | null;
  readonly foundAt: Date;
}

/** Newest first; one more than asked for when there are more. */
export const mismatches = ({ db }: Pick<Context, 'db'>, { first, after }: PageAsked) =>
  rows<Mismatch>(
    db,
    `SELECT m.id, r.kind, r.day::text AS day, m.check_name AS check, m.subject, m.order_id, m.instrument_id, m.found_at
     FROM proof_mismatch m JOIN proof_run r ON r.id = m.run_id
     WHERE $2::bigint IS NULL OR m.id < $2::bigint ORDER BY m.id DESC LIMIT $1`,
    [first + 1, after],
  );
