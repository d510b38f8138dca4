import { withClient } from '../../platform/database/database-exists';
import type { BenchServer } from './bench-server';

/** All expire at one instant that has passed, opened at a quote that was recorded then. */
const DUE = `
  WITH quoted AS (
    SELECT q.id, q.at, q.price FROM quote q
    WHERE q.instrument_id = $1 AND q.at < tarn_now() - interval '31 seconds' ORDER BY q.at DESC LIMIT 1
  ), worded AS (
    SELECT d.n, d.direction, order_terms_hash(i.symbol, d.direction, 30, 8200, 100, 5000) AS hash
    FROM instrument i, (VALUES (0, 'UP'), (1, 'DOWN')) d (n, direction) WHERE i.id = $1
  ), opened AS (
    INSERT INTO trade_order (user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
      duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price,
      opened_at, settles_at)
    SELECT $2::bigint + n.n % $3::int, $1, w.direction, 1, 1000, 10, 100,
      8200, 30, 5000, w.hash, q.id, q.at, q.price, q.at, q.at + interval '30 seconds'
    FROM quoted q, generate_series(1, $4::int) AS n (n) JOIN worded w ON w.n = n.n % 2
    RETURNING id, user_id
  ), numbered AS (SELECT id, user_id, row_number() OVER (ORDER BY id)::int AS n FROM opened)
  SELECT ledger_write(array_agg('order.open'::text ORDER BY o.n), array_agg('order.open:' || o.id ORDER BY o.n),
    (SELECT array_agg(leg) FROM unnest(array_agg(ARRAY[ROW(o.n, a.id, -1010)::ledger_leg,
      ROW(o.n, f.id, 1010)::ledger_leg])) AS leg)) AS status
  FROM numbered o
  JOIN ledger_account a ON a.user_id = o.user_id AND a.asset = 'USD' AND a.kind = 'available'
  JOIN ledger_account f ON f.user_id = o.user_id AND f.asset = 'USD' AND f.kind = 'frozen'`;

interface Whose {
  readonly addresses: Pick<BenchServer['addresses'], 'owner'>;
  readonly people: Pick<BenchServer['people'], 'firstId' | 'count'>;
  /** The first is the one they are of. */
  readonly instruments: readonly string[];
}

/** Orders that are due, with what they froze: made in one set by the owner. */
export const makeDueOrders = (
  { addresses, people, instruments }: Whose,
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
