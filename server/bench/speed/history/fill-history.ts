import type { Client } from 'pg';
import { sealBlocks } from '../../../modules/proof';
import { withClient } from '../../../platform/database/database-exists';
import type { BenchServer } from '../bench-server';
import { never } from '../sealing';
import { quotesOldEnough } from '../settling';

/** Contracts that were opened and lost, of the people in turn: two movements and five postings each. */
export const CONTRACTS = 1_000_000;
const CHUNK = 50_000;

const ORDERS = `
  INSERT INTO trade_order (user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
    duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price,
    opened_at, settles_at, close_quote_id, close_quote_at, close_price, settled_at, outcome, paid)
  SELECT $1::bigint + n % $2::int, $3::bigint, 'UP', 1, 1000, 10, 100, 8200, 30, 5000, sha256('bench'), q.id, q.at, q.price,
    q.at, q.at + interval '30 seconds', q.id, q.at, q.price, q.at + interval '30 seconds', 'LOSS', 0
  FROM (SELECT * FROM quote WHERE instrument_id = $3::bigint AND at < tarn_now() - interval '31 seconds'
      ORDER BY at DESC LIMIT 1) q,
    generate_series(1, $4::int) n
  RETURNING id, user_id`;

const ANSWERS = `
  INSERT INTO idempotency (actor, operation, key, fingerprint, status, figures, result_id)
  SELECT 'user/' || o.user_id, 'order.open', 'bench:' || o.id, sha256('bench'), 'OK', '{}', o.id
  FROM unnest($1::bigint[], $2::bigint[]) AS o (id, user_id)`;

/** Of each contract what froze the stake, and what took it: numbers follow each other in one transaction. */
const MOVEMENTS = `
  INSERT INTO ledger_movement (kind, key)
  SELECT m.kind, m.kind || ':' || o.id FROM unnest($1::bigint[]) WITH ORDINALITY AS o (id, n),
    (VALUES (1, 'order.open'), (2, 'order.settle')) AS m (nth, kind) ORDER BY o.n, m.nth
  RETURNING id`;

const POSTINGS = `
  INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
  SELECT l.movement, l.position, l.account, l.amount, CASE WHEN l.own THEN 100000000 END
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS o (opened, settled, user_id)
    JOIN ledger_account a ON a.user_id = o.user_id AND a.asset = 'USD' AND a.kind = 'available'
    JOIN ledger_account f ON f.user_id = o.user_id AND f.asset = 'USD' AND f.kind = 'frozen'
    CROSS JOIN LATERAL (VALUES
      (o.opened, 1, a.id, -1010, true), (o.opened, 2, f.id, 1010, true), (o.settled, 1, f.id, -1010, true),
      (o.settled, 2, (SELECT id FROM ledger_account WHERE address = 'platform/trading/USD'), 1000, false),
      (o.settled, 3, (SELECT id FROM ledger_account WHERE address = 'platform/fees/USD'), 10, false))
      AS l (movement, position, account, amount, own)`;

async function fillChunk(client: Client, { people, instruments }: BenchServer): Promise<void> {
  const opened = await client.query<{ id: string; user_id: string }>(ORDERS, [
    ...[people.firstId, people.count, instruments[0], CHUNK],
  ]);
  const ids = opened.rows.map(({ id }) => id);
  const users = opened.rows.map((row) => row.user_id);
  await client.query(ANSWERS, [ids, users]);
  const { rows } = await client.query<{ id: string }>(MOVEMENTS, [ids]);
  const nth = (rest: number) => rows.filter((_, n) => n % 2 === rest).map(({ id }) => id);
  await client.query(POSTINGS, [nth(0), nth(1), users]);
}

/**
 * A past of as many contracts, with what each wrote: through the same tables, in sets, sealed by the product itself.
 * What the tables check row by row is left out meanwhile: it would take minutes, and concerns what is written later.
 */
export async function fillHistory(bench: BenchServer): Promise<void> {
  await quotesOldEnough(bench);
  await withClient(bench.addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp; SET session_replication_role = replica');
    for (let made = 0; made < CONTRACTS; made += CHUNK) await fillChunk(client, bench);
  });
  await sealBlocks(bench.ctx, never);
  await withClient(bench.addresses.owner, (client) => client.query('VACUUM (ANALYZE)'));
}
