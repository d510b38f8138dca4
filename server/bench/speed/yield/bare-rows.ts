import type { Client } from 'pg';

const TABLES = `
  CREATE TABLE IF NOT EXISTS bench_plain (id bigint PRIMARY KEY, balance bigint NOT NULL) WITH (fillfactor = 80);
  CREATE TABLE IF NOT EXISTS bench_movement (LIKE ledger_movement INCLUDING INDEXES INCLUDING IDENTITY);
  CREATE TABLE IF NOT EXISTS bench_posting (LIKE ledger_posting INCLUDING INDEXES INCLUDING IDENTITY);
  TRUNCATE bench_plain, bench_movement, bench_posting RESTART IDENTITY`;

const MOVEMENTS = `
  INSERT INTO bench_movement (kind, key, created_at, xid)
  SELECT 'project.interest', 'project.interest:' || n || ':1', tarn_now(), pg_current_xact_id()
  FROM generate_series(1, $1::int) n`;
const POSTINGS = `
  INSERT INTO bench_posting (movement_id, position, account_id, amount, balance_after)
  SELECT n, 1, n / 10000 - 1000, -10, NULL FROM generate_series(1, $1::int) n
  UNION ALL SELECT n, 2, n % 10000, 10, 10 FROM generate_series(1, $1::int) n`;

/** Milliseconds of what a night of so many holdings is compared with. */
export interface BareRows {
  /** One UPDATE of as many rows of a table with two columns. */
  readonly update: number;
  /**
   * The movements and postings of such a night and nothing else of it: into tables with the ledger's indexes and none
   * of its keys, checks and triggers, in a statement each.
   */
  readonly entries: number;
}

/** Measures both on empty tables; `client` writes as the owner. */
export async function bareRows(client: Client, rows: number): Promise<BareRows> {
  await client.query(TABLES);
  await client.query('INSERT INTO bench_plain SELECT n, 0 FROM generate_series(1, $1::int) n', [
    rows,
  ]);
  await client.query('ANALYZE bench_plain');
  const update = await timed(client, 'UPDATE bench_plain SET balance = balance + 1');
  const movements = await timed(client, MOVEMENTS, rows);
  return { update, entries: movements + (await timed(client, POSTINGS, rows)) };
}

async function timed(client: Client, sql: string, ...args: number[]): Promise<number> {
  const began = performance.now();
  await client.query(sql, args);
  return performance.now() - began;
}
