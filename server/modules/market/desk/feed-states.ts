import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { FeedName } from '../feeds/feed';

/** How one feed of the process that records stands, as it said last. */
export interface MeasuredFeed {
  readonly feed: FeedName;
  readonly state: 'OFF' | 'CONNECTING' | 'LIVE' | 'WAITING';
  /** How often its connection was lost. */
  readonly cuts: number;
  /** How far the provider's clock is ahead, in milliseconds. */
  readonly leadMs: number;
  /** How long ago it said so, in milliseconds. */
  readonly toldMs: number;
  /**
   * Age of the oldest newest quote among its open instruments that something depends on, in milliseconds, the most
   * there is for one that was never quoted; null when none is open.
   */
  readonly lagMs: number | null;
}

/** Every feed that was ever run, by name. */
export const feedStates = ({ db }: Pick<Context, 'db'>): Promise<MeasuredFeed[]> =>
  rows<MeasuredFeed>(
    db,
    `SELECT f.feed, f.state, f.cuts, f.lead_ms,
       least(extract(epoch FROM tarn_now() - f.told_at) * 1000, 2147483647)::int AS told_ms,
       (SELECT max(least(coalesce(extract(epoch FROM tarn_now() - q.at) * 1000, 2147483647), 2147483647))::int
        FROM instrument i CROSS JOIN LATERAL market_state(i.id, tarn_now()) s
        LEFT JOIN instrument_quote q ON q.instrument_id = i.id
        WHERE i.feed = f.feed AND s.state = 'OPEN' AND instrument_in_use(i.id)) AS lag_ms
     FROM feed_state f ORDER BY f.feed`,
  );
