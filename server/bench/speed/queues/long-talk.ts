import type { Client } from 'pg';
import { withClient } from '../../../platform/database/database-exists';
import { pick } from '../../rig/load';
import type { BenchServer } from '../bench-server';
import { compare } from '../compare';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { WAITING } from '../opening';
import { driveHttp, httpPost } from '../raw-http';

const PAGE = 50;
const GOAL: Goal = {
  row: 49,
  what: 'opening a conversation of 100,000 messages : of 100 (GraphQL, the newest 50)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};
const SHORT = 100;
const CONNECTIONS = 4;

const BEGIN = `
  INSERT INTO conversation (user_id, language, topic) VALUES ($1, 'en', 'OTHER') RETURNING id`;
const REVIEW = `
  INSERT INTO review (kind, subject_id, user_id, review_by)
  VALUES ('CONVERSATION', $1, $2, tarn_now() + interval '10 minutes')`;
const SAY = `
  INSERT INTO conversation_message (conversation_id, author, client_id, body)
  SELECT $1::bigint, 'USER', 'long-' || $1 || '-' || n, 'Where is it? ' || n FROM generate_series(1, $2::int) AS n`;

/** A conversation of the first of the people in which so much was said. Resolves to its id. */
async function talked(client: Client, { people }: BenchServer, lines: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(BEGIN, [people.firstId]);
  const id = rows[0]?.id ?? '';
  await client.query(REVIEW, [id, people.firstId]);
  await client.query(SAY, [id, lines]);
  return id;
}

const OPEN = `query Open($id: ID!, $last: Int) { conversation(id: $id) { id number state }
  chatMessages(id: $id, last: $last) { items { id author text pictures at } info { endCursor hasNext } } }`;

/** What opening costs does not grow with what was said before. */
export async function longTalk(bench: BenchServer): Promise<Figure> {
  const [long, short] = await withClient(bench.addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp');
    const ids = [await talked(client, bench, WAITING), await talked(client, bench, SHORT)] as const;
    await client.query('VACUUM (ANALYZE) conversation, conversation_message');
    return ids;
  });
  const headers = { 'content-type': 'application/json', token: pick(bench.people.tokens, 0) };
  const opening = (id: string) => {
    const variables = { id, last: PAGE };
    const request = httpPost('/graphql', headers, JSON.stringify({ query: OPEN, variables }));
    const isFull = (answer: string) => answer.split('"author"').length === PAGE + 1;
    return driveHttp({ port: bench.server.port, connections: CONNECTIONS }, () => request, isFull);
  };
  const [ours, limit] = [await opening(long), await opening(short)];
  const found = await compare(ours, limit, bench.pace());
  ours.close();
  limit.close();
  return figure(GOAL, 1 / found.ratio, bothSides(found));
}
