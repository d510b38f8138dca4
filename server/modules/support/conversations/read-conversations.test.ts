import { createHash, randomBytes } from 'node:crypto';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { withWorld } from '../../../testing/suite';
import { openConversation } from './own-conversations';
import { ownConversations } from './read-conversations';

const world = withWorld();

const OTHERS = 5_000;
const page = { first: 20, after: null };

/** Each of a visitor of their own, answered a month ago. */
const TALKS = `
  WITH talk AS (
    INSERT INTO conversation (visitor_hash, language, topic, opened_at, answered_at)
    SELECT sha256(n::text::bytea), 'en', 'OTHER', tarn_now() - interval '31 days', tarn_now() - interval '30 days'
    FROM generate_series(1, $1::int) AS n RETURNING id)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'CONVERSATION', id, NULL, tarn_now() + interval '1 day' FROM talk`;

beforeAll(async () => {
  await world.sql.owner.query(TALKS, [OTHERS]);
  await world.sql.owner.query('VACUUM ANALYZE conversation, review');
});

type Question = readonly [sql: string, parameters?: unknown[]];

/** What reading their own asks the database for a visitor. */
async function asked(secret: string): Promise<Question> {
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  try {
    await ownConversations(world.visitor, page, secret);
    const found = spy.mock.calls.find(([sql]) => sql.includes('conversation_review'));
    return found as unknown as Question;
  } finally {
    spy.mockRestore();
  }
}

/** How the server's role answers it for the visitor with this secret. */
async function planOf(secret: string): Promise<string> {
  const [sql, parameters] = await asked(secret);
  const client = await world.sql.app.connect();
  try {
    await client.query('BEGIN');
    const hash = createHash('sha256').update(secret).digest('hex');
    await client.query(`SELECT set_config('tarn.actor', $1, true)`, [`visitor/${hash}`]);
    const explain = `EXPLAIN (ANALYZE, BUFFERS OFF, TIMING OFF) ${sql}`;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(explain, parameters);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const aSecret = () => randomBytes(32).toString('base64url');

it('QUALITY 1: a visitor’s own are found by their index, also by a secret that opens nothing', async () => {
  const said = { topic: 'OTHER', text: 'Hello', clientId: 'visitor-1' } as const;
  const known = aSecret();
  const id = await openConversation(world.visitor, said, known);
  for (const secret of [known, aSecret()]) {
    const plan = await planOf(secret);
    expect(plan).toContain('Index Scan using conversation_of_visitor');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Rows Removed');
  }
  const own = await ownConversations(world.visitor, page, known);
  expect(own.map((one) => one.id)).toEqual([id]);
});

/** How often a statement of the server reads conversations as a whole, and by an index. */
async function scansOf(sql: string, args: readonly unknown[] = []) {
  const client = await world.sql.owner.connect();
  const read = async () => {
    const { rows } = await client.query<{ whole: number; byIndex: number }>(
      `SELECT seq_scan::int AS whole, idx_scan::int AS "byIndex" FROM pg_stat_xact_user_tables
       WHERE relname = 'conversation'`,
    );
    return rows[0] ?? { whole: 0, byIndex: 0 };
  };
  try {
    await client.query('BEGIN');
    const before = await read();
    await client.query(sql, [...args]);
    const after = await read();
    return { whole: after.whole - before.whole, byIndex: after.byIndex - before.byIndex };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('QUALITY 1: how long first answers took is read of those of seven days alone', async () => {
  expect(await scansOf('SELECT chat_desk()')).toEqual({ whole: 0, byIndex: 1 });
});

it('QUALITY 1: a visitor who opens, says and closes walks nobody else’s conversations', async () => {
  const visitor = createHash('sha256').update(aSecret()).digest();
  const { whole } = await scansOf(
    `DO $do$ DECLARE c bigint; n int; BEGIN FOR n IN 1..8 LOOP
       c := (open_conversation(NULL, '\\x${visitor.toString('hex')}', 'en', 'OTHER', NULL, NULL, 'opened-' || n, 'Hello', '{}',
         99, 99)).id;
       PERFORM say_in_conversation(NULL, '\\x${visitor.toString('hex')}', c, 'said-00' || n, 'More', '{}', 99, false, 'en');
       PERFORM close_own_conversation(NULL, '\\x${visitor.toString('hex')}', c, 99);
       PERFORM reopen_conversation(NULL, '\\x${visitor.toString('hex')}', c, 99, 99, false, 'en');
     END LOOP; END $do$`,
  );
  expect(whole).toBe(0);
});
