import type { Client } from 'pg';
import { withClient } from '../../platform/database/database-exists';
import { cursorOf } from '../../platform/page';
import { pick } from '../rig/load';
import { compare } from './compare';
import { bothSides, figure, type Figure, type Goal } from './figure';
import { driveHttp, httpPost } from './raw-http';
import type { BenchServer } from './bench-server';

const DEEP: Goal = {
  row: 13,
  what: 'page 50,000 of the orders of one person : page 1 (GraphQL, 20 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGE = 20;
const PAGES = 50_000;
const CHUNK = 100_000;
const CONNECTIONS = 8;

const HISTORY = `
  INSERT INTO trade_order (user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
    duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price,
    opened_at, settles_at, close_quote_id, close_quote_at, close_price, settled_at, outcome, paid)
  SELECT $1, $2, 'UP', 1, 1000, 10, 100, 8200, 30, 5000, sha256('bench'), q.quote_id, q.at - d.ago,
    q.price, q.at - d.ago, q.at - d.ago + interval '30 seconds', q.quote_id, q.at - d.ago, q.price,
    q.at - d.ago + interval '30 seconds', 'LOSS', 0
  FROM instrument_quote q, generate_series($3::int, $4::int) AS n,
    LATERAL (SELECT make_interval(secs => 1000000 + $5::int - n)) AS d (ago)
  WHERE q.instrument_id = $2`;
const DEEP_PAGE = `
  SELECT id FROM trade_order WHERE user_id = $1 ORDER BY id OFFSET $2 LIMIT 1`;
const ORDERS = `query Page($first: Int, $after: String) { orders(first: $first, after: $after) {
  edges { cursor node { id number stake { amount } openedAt state outcome } }
  pageInfo { hasNextPage endCursor } } }`;

export async function paging(bench: BenchServer): Promise<Figure[]> {
  const after = await fill(bench);
  const headers = { 'content-type': 'application/json', token: pick(bench.people.tokens, 0) };
  const page = (variables: object) => {
    const request = httpPost('/graphql', headers, JSON.stringify({ query: ORDERS, variables }));
    return driveHttp({ port: bench.server.port, connections: CONNECTIONS }, () => request, isFull);
  };
  const first = await page({ first: PAGE });
  const last = await page({ first: PAGE, after });
  const found = await compare(last, first, bench.pace());
  first.close();
  last.close();
  return [figure(DEEP, 1 / found.ratio, bothSides(found))];
}

const isFull = (answer: string): boolean => answer.split('"cursor"').length === PAGE + 1;

/** Of the first person, the rows from one number to another of so many. */
export const settledOrders = (
  client: Client,
  { people, instruments }: Pick<BenchServer, 'people' | 'instruments'>,
  range: readonly [from: number, to: number, all: number],
): Promise<unknown> => client.query(HISTORY, [people.firstId, instruments[0], ...range]);

/** A million settled orders of one person; resolves to the cursor before page 50,000. */
const fill = (bench: BenchServer): Promise<string> =>
  withClient(bench.addresses.owner, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    // One page more than is turned to: a list does not end where it is measured.
    const all = PAGE * (PAGES + 1);
    for (let from = 1; from <= all; from += CHUNK) {
      await settledOrders(client, bench, [from, Math.min(from + CHUNK - 1, all), all]);
    }
    await client.query('RESET ROLE');
    await client.query('VACUUM (ANALYZE) trade_order');
    const { rows } = await client.query<{ id: string }>(DEEP_PAGE, [
      bench.people.firstId,
      PAGE * 2,
    ]);
    return cursorOf(rows[0]?.id ?? '');
  });
