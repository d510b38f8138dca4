import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { Before } from '../../platform/page';

/** A conversion that was made; amounts in minor units of their currency. */
export interface PastConversion {
  readonly id: string;
  readonly number: string;
  readonly at: Date;
  readonly toCoin: boolean;
  readonly coin: 'BTC' | 'ETH' | 'USDT';
  readonly cash: string;
  readonly coins: string;
}

/** Those of a user that were made before an instant, newest first. */
export const conversionsBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<PastConversion[]> =>
  rows<PastConversion>(
    db,
    `SELECT id, number, converted_at AS at, to_coin, coin, cash::text, coins::text FROM conversion
     WHERE user_id = $1 AND converted_at IS NOT NULL AND ($2::timestamptz IS NULL OR converted_at < $2)
     ORDER BY converted_at DESC, id DESC LIMIT $3`,
    [userId, before, first],
  );
