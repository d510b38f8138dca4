import type { SecurityEventKind } from '../../../../schema/states';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';

export interface PastSecurityEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityEventKind;
}

/** What of an account's protection changed before an instant, newest first. */
export const securityEventsBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<PastSecurityEvent[]> =>
  rows<PastSecurityEvent>(
    db,
    `SELECT id, at, kind FROM security_event
     WHERE user_id = $1 AND ($2::timestamptz IS NULL OR at < $2) ORDER BY at DESC, id DESC LIMIT $3`,
    [userId, before, first],
  );
