import type { Client } from 'pg';
import { cursorOf } from '../../../platform/page';
import type { BenchServer } from '../bench-server';
import { WAITING } from '../opening';

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

export const INBOX_PAGE = 20;

/** A hundred thousand conversations and articles. */
export async function fillDeskAndContent(
  client: Client,
  { people }: Pick<BenchServer, 'people'>,
): Promise<void> {
  await client.query(TALK, [people.firstId, people.count, WAITING]);
  await client.query(WRITE, [WAITING]);
}

/** The same, and the inbox of one of the people. Resolves to the cursor before its page 5,000, of so many rows each. */
export async function fillAllTalk(
  client: Client,
  { people }: BenchServer,
  staff: string,
): Promise<string> {
  await fillDeskAndContent(client, { people });
  await client.query(NOTES, [people.firstId, WAITING]);
  await client.query(BROADCASTS, [people.firstId, staff, BROADCAST_COUNT]);
  await client.query('VACUUM (ANALYZE)');
  const { rows } = await client.query<{ id: string }>(OLD, [people.firstId, INBOX_PAGE * 2]);
  return cursorOf(rows[0]?.id ?? '');
}
