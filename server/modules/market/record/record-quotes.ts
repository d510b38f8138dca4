import { camelCased } from '../../../platform/database/rows';
import type { FeedName, Tick } from '../feeds/feed';

/** One recorded quote, or a tick that was kept out. */
export interface RecordedTick {
  readonly quoteId: string | null;
  readonly instrumentId: string | null;
  readonly price: string | null;
  readonly at: Date | null;
  /** Why it was kept out; null when it was recorded. See `quote_fault.sql`. */
  readonly fault: string | null;
}

/** Any connection or pool of the role `tarn_feed`. */
export interface FeedConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Records ticks as quotes in one call and one transaction; those of a feed say which. */
export async function recordQuotes(
  connection: FeedConnection,
  ticks: readonly Tick[],
  feed?: FeedName,
): Promise<RecordedTick[]> {
  const batch = ticks.map(({ instrumentId, price, providerAt, size }) => ({
    instrument_id: instrumentId,
    price,
    provider_at: providerAt,
    size,
    feed,
  }));
  const { rows } = await connection.query(
    `SELECT quote_id, instrument_id, price, at, fault FROM record_quotes($1)`,
    [JSON.stringify(batch)],
  );
  return camelCased<RecordedTick>(rows);
}
