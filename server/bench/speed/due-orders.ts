import { withClient } from '../../platform/database/database-exists';
import type { BenchServer } from './bench-server';

/** All expire at one instant that has passed, opened at a quote that was recorded then. */
const DUE = `
  WITH quoted AS (
    SELECT q.id, q.at, q.price FROM quote q
    WHERE q.instrument_id = $1 AND q.at < tarn_now() - interval '31 seconds' ORDER BY q.at DESC LIMIT 1
  ), opened AS (
    INSERT INTO trade_order (user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
      duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price,
      opened_at, settles_at)
    SELECT $2::bigint + n % $3::int, $1, CASE n % 2 WHEN 0 THEN 'UP' ELSE 'DOWN' END, 1, 1000, 10, 100,
      8200, 30, 5000, sha256('bench'), q.id, q.at, q.price, q.at, q.at + interval '30 seconds'
    FROM quoted q, generate_series(1, $4::int) AS n
    RETURNING id, user_id
  ), numbered AS (SELECT id, user_id, row_number() OVER (ORDER BY id)::int AS n FROM opened)
  SELECT ledger_write(array_agg('order.open'::text ORDER BY o.n), array_agg('order.open:' || o.id ORDER BY o.n),
    (SELECT array_agg(leg) FROM unnest(array_agg(ARRAY[ROW(o.n, a.id, -1010)::ledger_leg,
      ROW(o.n, f.id, 1010)::ledger_leg])) AS leg)) AS status
  FROM numbered o
  JOIN ledger_account a ON a.user_id = o.user_id AND a.asset = 'USD' AND a.kind = 'available'
  JOIN ledger_account f ON f.user_id = o.user_id AND f.asset = 'USD' AND f.kind = 'frozen'`;

/** Orders that are due, with what they froze: made in one set by the owner. */
export const makeDueOrders = (
  { addresses, people, instruments }: BenchServer,
  count: number,
): Promise<void> =>
  withClient(addresses.owner, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    const [instrument] = instruments;
    const { rows } = await client.query<{ status: string | null }>(DUE, [
      instrument,
      people.firstId,
      people.count,
      count,
    ]);
    if (rows[0]?.status !== 'OK')
      throw new Error(`no orders were made: ${String(rows[0]?.status)}`);
    await client.query('RESET ROLE; ANALYZE tarn.trade_order');
  });
