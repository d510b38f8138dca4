import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';

/** A project that was joined, or a holding that was settled or renewed. Amounts in minor units of USD. */
export interface HoldingStep {
  /** Of the holding. */
  readonly id: string;
  readonly number: string;
  readonly at: Date;
  /** RENEWED: settled, and its principal went on in another holding, whose joining is no step of its own. */
  readonly step: 'JOINED' | 'SETTLED' | 'RENEWED';
  /** Principal: as it was joined with, or as it came back or went on. */
  readonly principal: string;
  /** What was paid of interest in all; nothing yet where it was joined. */
  readonly interest: string;
}

const STEPS = `
  (SELECT id, number, started_at AS at, 'JOINED' AS step, initial::text AS principal, '0' AS interest
   FROM yield_holding WHERE user_id = $1 AND renews_id IS NULL AND ($2::timestamptz IS NULL OR started_at < $2)
   ORDER BY started_at DESC, id DESC LIMIT $3)
  UNION ALL
  (SELECT id, number, settled_at, CASE settled_by WHEN 'RENEWAL' THEN 'RENEWED' ELSE 'SETTLED' END,
     principal_paid::text, paid::text
   FROM yield_holding WHERE user_id = $1 AND settled_at IS NOT NULL AND ($2::timestamptz IS NULL OR settled_at < $2)
   ORDER BY settled_at DESC, id DESC LIMIT $3)
  ORDER BY at DESC, id DESC LIMIT $3`;

/** What a user joined and what was settled before an instant, newest first. */
export const holdingStepsBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<HoldingStep[]> => rows<HoldingStep>(db, STEPS, [userId, before, first]);
