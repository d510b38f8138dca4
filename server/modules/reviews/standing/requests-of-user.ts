import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';
import type { StandingRequest } from './pressing-reviews';

/** A request with how it ended, where it did. */
export interface PastRequest extends StandingRequest {
  /** Minor units of USD; null until it is approved, and where it is not about money. */
  readonly agreed: string | null;
  /** Null until the decision has had its effect. */
  readonly decidedBy: string | null;
  readonly endedAt: Date | null;
}

const READ = 'SELECT * FROM requests_of_user($1, $2, $3, $4, $5)';

/** Those of a user that are still before staff, newest first. */
export const openRequests = (
  db: Reads,
  userId: string,
  first: number,
): Promise<StandingRequest[]> => rows(db, READ, [userId, true, false, 'infinity', first]);

interface Asked extends Before {
  /** Only those that are about an amount. */
  readonly money: boolean;
}

/** Those of a user that were submitted before an instant, newest first. */
export const requestsBefore = (
  db: Reads,
  userId: string,
  { before, first, money }: Asked,
): Promise<PastRequest[]> => rows(db, READ, [userId, false, money, before ?? 'infinity', first]);
