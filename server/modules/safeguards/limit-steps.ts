import type { BreakLength, OwnLimitKind } from '../../../schema/safeguards';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { Before } from '../../platform/page';

/** A limit that a user asked for, or a break that they took. */
export interface LimitStep {
  readonly id: string;
  readonly at: Date;
  /** Null of a break. */
  readonly limit: OwnLimitKind | null;
  /** Minor units of USD, of DAILY_MINUTES whole minutes; null where the limit goes, and of a break. */
  readonly max: string | null;
  /** Null of a limit. */
  readonly length: BreakLength | null;
}

const STEPS = `
  SELECT * FROM (
    SELECT id, set_at AS at, kind AS limit, value::text AS max, NULL::text AS length FROM own_limit WHERE user_id = $1
    UNION ALL
    SELECT id, began_at, NULL, NULL, length FROM trading_break WHERE user_id = $1) s
  WHERE $2::timestamptz IS NULL OR s.at < $2 ORDER BY s.at DESC, s.id DESC LIMIT $3`;

/** What a user held themselves to before an instant, newest first. */
export const limitStepsBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<LimitStep[]> => rows<LimitStep>(db, STEPS, [userId, before, first]);
