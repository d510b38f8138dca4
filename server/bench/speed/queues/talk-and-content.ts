import type { Client } from 'pg';
import { Staff } from '../../../modules/staff';
import { withClient } from '../../../platform/database/database-exists';
import { cursorOf } from '../../../platform/page';
import { pick } from '../../rig/load';
import type { BenchServer } from '../bench-server';
import { compare } from '../compare';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { administratorOnDuty, asker, opening, WAITING, type Screen } from '../opening';
import { driveHttp, httpPost } from '../raw-http';

const goal = (row: number, what: string): Goal => ({
  ...{ row, what: `${what}, 95th percentile` },
  ...{ limitSeen: '', bar: 300, stretch: 150, falling: true, unit: ' ms' },
});
const INBOX: Goal = {
  row: 37,
  what: 'page 5,000 of an inbox of 100,000 with 1,000 broadcasts : page 1 (GraphQL, 20 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGE = 25;
const FILTER = { tab: 'TO_REVIEW' } as const;
const DESK: Screen = {
  list: ['Conversations', { filter: FILTER, first: PAGE }],
  totals: ['ConversationTotals', { filter: FILTER }],
};
const CONTENT: Screen = { list: ['Articles', { kind: 'NEWS', first: PAGE }] };

/** One each of the people in turn, with what was said in it. */
const TALK = `
  WITH begun AS (
    INSERT INTO conversation (user_id, language, topic)
    SELECT $1::bigint + n % $2::bigint, 'en', 'OTHER' FROM generate_series(1, $3::int) AS n RETURNING id, user_id),
  said AS (
    INSERT INTO conversation_message (conversation_id, author, client_id, body)
    SELECT id, 'USER', 'bench-' || id || '-' || n, 'Where is it? ' || n FROM begun, generate_series(1, 3) AS n)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'CONVERSATION', id, user_id, tarn_now() + interval '10 minutes' FROM begun`;

/** Drafts of news with a title and a body, the newest version of each. */
const WRITE = `
  WITH made AS (
    INSERT INTO article (kind, version) SELECT 'NEWS', 1 FROM generate_series(1, $1::int) RETURNING id)
  INSERT INTO article_version (article_id, version, titles, summaries, bodies, weight)
  SELECT id, 1, jsonb_build_object('en', 'News ' || id), '{}', jsonb_build_object('en', repeat('<p>News</p>', 50)), 0
  FROM made`;

const NOTES = `
  INSERT INTO message (user_id, kind, figures) SELECT $1, 'PASSWORD_CHANGED', '{}' FROM generate_series(1, $2::int)`;
const BROADCASTS = `
  INSERT INTO broadcast (kind, audience, readers, people, titles, bodies, sent_by)
  SELECT 'SERVICE', 'LIST', ARRAY[$1::bigint], 1, t.texts, t.texts, $2
  FROM generate_series(1, $3::int),
    (SELECT jsonb_object_agg(code, 'News') FROM unnest(ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es'])
      AS code) AS t (texts)`;
const BROADCAST_COUNT = 1_000;
const OLD = `SELECT id FROM message WHERE user_id = $1 ORDER BY id OFFSET $2 LIMIT 1`;

const MESSAGES = `query Inbox($first: Int, $after: String) { messagesUnread messages(first: $first, after: $after) {
  edges { cursor node { id title body at read } } pageInfo { hasNextPage endCursor } } }`;
const INBOX_PAGE = 20;
const CONNECTIONS = 4;

export async function fillDeskAndContent(
  client: Client,
  { people }: Pick<BenchServer, 'people'>,
): Promise<void> {
  await client.query(TALK, [people.firstId, people.count, WAITING]);
  await client.query(WRITE, [WAITING]);
}

/** Resolves to the cursor before the inbox's page 5,000. */
async function fill(client: Client, { people }: BenchServer, staff: string): Promise<string> {
  await fillDeskAndContent(client, { people });
  await client.query(NOTES, [people.firstId, WAITING]);
  await client.query(BROADCASTS, [people.firstId, staff, BROADCAST_COUNT]);
  await client.query('VACUUM (ANALYZE)');
  const { rows } = await client.query<{ id: string }>(OLD, [people.firstId, INBOX_PAGE * 2]);
  return cursorOf(rows[0]?.id ?? '');
}

/** The desk of customer service, the lists of content, and an inbox, each with as many rows. */
export async function talkAndContent(bench: BenchServer): Promise<Figure[]> {
  const { id } = await bench.ctx.db.getRepository(Staff).findOneByOrFail({ role: 'ADMIN' });
  const after = await withClient(bench.addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp');
    return fill(client, bench, id);
  });
  const token = await administratorOnDuty(bench);
  const measured = { ask: asker(bench, token), cpuMs: bench.pace().cpuMs };
  return [
    await opening(goal(35, 'opening the desk of 100,000 conversations'), DESK, measured),
    await opening(goal(36, 'opening the list of 100,000 articles'), CONTENT, measured),
    await inbox(bench, after),
  ];
}

async function inbox(bench: BenchServer, after: string): Promise<Figure> {
  const headers = { 'content-type': 'application/json', token: pick(bench.people.tokens, 0) };
  const page = (variables: object) => {
    const request = httpPost('/graphql', headers, JSON.stringify({ query: MESSAGES, variables }));
    const isFull = (answer: string) => answer.split('"cursor"').length === INBOX_PAGE + 1;
    return driveHttp({ port: bench.server.port, connections: CONNECTIONS }, () => request, isFull);
  };
  const first = await page({ first: INBOX_PAGE });
  const last = await page({ first: INBOX_PAGE, after });
  const found = await compare(last, first, bench.pace());
  first.close();
  last.close();
  return figure(INBOX, 1 / found.ratio, bothSides(found));
}
