import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { inOrder } from '../../../platform/in-order';
import type { FeedName } from '../feeds/feed';

/** A recorded quote: its time says in which partition it stands. */
export interface QuoteKey {
  readonly id: string;
  readonly at: Date;
}

interface Row {
  readonly id: string;
  readonly feed: FeedName | null;
}

/** Which feed each of these quotes came from, in the order asked for; null from before that was kept. */
export async function quoteFeeds(
  { db }: Pick<Context, 'db'>,
  quotes: readonly QuoteKey[],
): Promise<(FeedName | null)[]> {
  const found = await rows<Row>(
    db,
    `SELECT q.id, q.feed FROM unnest($1::bigint[], $2::timestamptz[]) AS k (id, at)
     JOIN quote q ON q.id = k.id AND q.at = k.at`,
    [quotes.map(({ id }) => id), quotes.map(({ at }) => at)],
  );
  const ids = quotes.map(({ id }) => id);
  return inOrder(ids, found, ({ id }) => id).map((one) => one?.feed ?? null);
}
