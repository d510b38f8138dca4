import type { Client } from 'pg';
import { withClient } from '../../../platform/database/database-exists';
import { consoleHeaders, consoleQuery } from '../../rig/desk-client';
import { pick } from '../../rig/load';
import type { BenchServer } from '../bench-server';
import { compare } from '../compare';
import { figure, type Figure, type Goal } from '../figure';
import { administratorOnDuty, WAITING } from '../opening';
import { driveHttp, httpPost } from '../raw-http';
import { fillVerifications, fillWithdrawals } from './other-queues';
import { fillDeskAndContent } from './talk-and-content';

const FLAT: Goal = {
  row: 13,
  what: 'a page behind 99,900 rows of each other list : its page 1 (GraphQL, 20 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGE = 20;
const STRIDE = 100;
const CONNECTIONS = 4;

/** One list of the app or of the console, gone to page by page as somebody who scrolls. */
interface List {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly variables?: object;
}

/** What a person made, as no act does: in one set, without its checks. */
const OWN = [
  `INSERT INTO conversion (user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id, expires_at, converted_at)
   SELECT $1, true, 'USDT', 1000, 10000000, 1, 50, 1, tarn_now() + interval '1 minute', tarn_now()
   FROM generate_series(1, $2::int)`,
  `INSERT INTO withdrawal (user_id, policy_id, method_id, method_kind, amount, fee, credited)
   SELECT $1, w.policy_id, w.method_id, w.method_kind, 10000, 0, 10000
   FROM (SELECT * FROM withdrawal ORDER BY id DESC LIMIT 1) w, generate_series(1, $2::int)`,
  `INSERT INTO review (kind, subject_id, user_id, asked, review_by, state, ended_at)
   SELECT 'WITHDRAWAL', w.id, w.user_id, w.amount, tarn_now(), 'CANCELLED', tarn_now() FROM withdrawal w
   WHERE w.user_id = $1 AND NOT EXISTS (SELECT FROM review v WHERE v.kind = 'WITHDRAWAL' AND v.subject_id = w.id)`,
];
const PROPOSALS = `
  INSERT INTO proposal (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at, state, closed_at)
  SELECT 'STAFF_ROLE', 'staff/1', 'bench', '{}', '{"role": "ADMIN"}', s.id, n.at, n.at + interval '7 days', 'LAPSED', n.at
  FROM (SELECT min(id) AS id FROM staff) s, (SELECT tarn_now() AS at) n, generate_series(1, $1::int)`;

/** What other measurements of the same run have left. */
interface Filled {
  readonly queues: boolean;
  readonly talk: boolean;
}
const FILLED = `SELECT EXISTS (SELECT FROM app_user WHERE email LIKE 'queue%@bench.tarn') AS queues,
  EXISTS (SELECT FROM conversation_message WHERE client_id LIKE 'bench-%') AS talk`;

async function fill(client: Client, bench: BenchServer): Promise<void> {
  await client.query('SET search_path = tarn, pg_temp');
  const { rows } = await client.query<Filled>(FILLED);
  const [filled] = rows;
  if (!filled?.queues) {
    await fillWithdrawals(client, bench);
    await fillVerifications(client, bench);
  }
  if (!filled?.talk) await fillDeskAndContent(client, bench);
  await client.query('SET session_replication_role = replica');
  for (const sql of OWN)
    await client.query(sql, [bench.people.firstId, WAITING].slice(0, sql.includes('$2') ? 2 : 1));
  await client.query(PROPOSALS, [WAITING]);
  await client.query('VACUUM (ANALYZE)');
}

const own = (name: string, node: string, token: string): List => ({
  name,
  path: '/graphql',
  headers: { 'content-type': 'application/json', token },
  query: `query Page($first: Int, $after: String) { ${name}(first: $first, after: $after) {
    edges { cursor node { id ${node} } } pageInfo { hasNextPage endCursor } } }`,
});

const staffs = (name: string, variables: object, token: string): List => ({
  name,
  path: '/admin/graphql',
  headers: consoleHeaders(token),
  query: consoleQuery(name),
  variables,
});

const TO_REVIEW = { filter: { tab: 'TO_REVIEW' } } as const;

const listsOf = (own1: string, staff: string): readonly List[] => [
  own('conversions', 'number convertedAt', own1),
  own('withdrawals', 'number state submittedAt', own1),
  staffs('Withdrawals', TO_REVIEW, staff),
  staffs('Verifications', TO_REVIEW, staff),
  staffs('Conversations', TO_REVIEW, staff),
  staffs('Articles', { kind: 'NEWS' }, staff),
  staffs('Proposals', { state: 'LAPSED' }, staff),
  staffs('Users', {}, staff),
];

/** The slowest of all of them; each list with 100,000 rows. */
export async function deepLists(bench: BenchServer): Promise<Figure[]> {
  await withClient(bench.addresses.owner, (client) => fill(client, bench));
  const token = await administratorOnDuty(bench);
  const found: { readonly name: string; readonly ratio: number }[] = [];
  for (const list of listsOf(pick(bench.people.tokens, 0), token)) {
    found.push({ name: list.name, ratio: await flatness(bench, list) });
  }
  const slowest = Math.max(...found.map(({ ratio }) => ratio));
  const each = found.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ');
  return [figure(FLAT, slowest, each)];
}

async function flatness(bench: BenchServer, list: List): Promise<number> {
  const after = await beforeLast(bench, list);
  const pages = async (variables: object) => {
    const request = requestOf(list, { first: PAGE, ...variables });
    const answer = await text(bench, list, { first: PAGE, ...variables });
    if (!answer.includes('"endCursor":"')) throw new Error(`${list.name}: ${answer.slice(0, 300)}`);
    const to = { port: bench.server.port, connections: CONNECTIONS };
    return driveHttp(
      to,
      () => request,
      (again) => again.includes(endOf(answer)),
    );
  };
  const first = await pages({});
  const last = await pages({ after });
  const { ratio } = await compare(last, first, bench.pace());
  first.close();
  last.close();
  return 1 / ratio;
}

const bodyOf = ({ query, variables }: List, page: object): string =>
  JSON.stringify({ query, variables: { ...variables, ...page } });

const requestOf = (list: List, page: object): string =>
  httpPost(list.path, list.headers, bodyOf(list, page));

async function text({ server }: BenchServer, list: List, page: object): Promise<string> {
  const asked = { method: 'POST', headers: list.headers, body: bodyOf(list, page) };
  return (await fetch(`${server.url}${list.path}`, asked)).text();
}

const endOf = (answer: string): string => /"endCursor":"[^"]+"/.exec(answer)?.[0] ?? '';

/** The cursor from which a full page is still to come. */
async function beforeLast(bench: BenchServer, list: List): Promise<string> {
  let after: string | undefined;
  for (let seen = 0; seen < WAITING - STRIDE; seen += STRIDE) {
    const answer = await text(bench, list, { first: STRIDE, after });
    [, after] = /"endCursor":"([^"]+)"/.exec(answer) ?? [];
    if (after === undefined) throw new Error(`${list.name} ended after ${String(seen)} rows`);
  }
  return after ?? '';
}
