import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type Person } from '../../../testing/world';
import { openConversation } from './own-conversations';
import { messagesForStaff, ownMessages } from './read-conversations';

const world = withWorld();
const server = withServer(world);

const LONG = 2_000;
/** As many talks, of ten lines each. */
const OTHERS = `
  WITH talk AS (
    INSERT INTO conversation (visitor_hash, language, topic)
    SELECT sha256(n::text::bytea), 'en', 'OTHER' FROM generate_series(1, $1::int) AS n RETURNING id),
  said AS (
    INSERT INTO conversation_message (conversation_id, author, client_id, body)
    SELECT id, 'VISITOR', 'other-' || id || '-' || n, 'Line ' || n FROM talk, generate_series(1, 10) AS n)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'CONVERSATION', id, NULL, tarn_now() + interval '1 day' FROM talk`;
const READ = `query R($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  chatMessages(id: $id, first: $first, after: $after, last: $last, before: $before) {
    items { id text } info { endCursor hasNext } } }`;

interface Page {
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly info: { readonly endCursor: string | null; readonly hasNext: boolean };
}

/** A conversation in which so much was said already, one line after another. */
async function talked(lines: number): Promise<{ readonly ann: Person; readonly id: string }> {
  const ann = await aUser(world);
  const first = { topic: 'OTHER', text: 'Line 0', clientId: `last-${ann.userId}` } as const;
  const id = await openConversation(ann.ctx, first);
  await world.sql.owner.query(
    `INSERT INTO conversation_message (conversation_id, author, client_id, body)
     SELECT $1::bigint, 'USER', 'last-' || $1 || '-' || n, 'Line ' || n FROM generate_series(1, $2::int) AS n`,
    [id, lines - 1],
  );
  return { ann, id };
}

const sides = [
  ['their person', async ({ userId }: Person) => ({ token: await aSession(world, userId) })],
  [
    'staff',
    async () => {
      const { staff } = await aStaffMember(world, 'SUPPORT');
      return { console: await aStaffSession(world, staff.staffId) };
    },
  ],
] as const;

describe('H8: what was said last comes first', () => {
  it.each(sides)(
    'to %s: page by page back to the beginning, each line once',
    async (_, signedIn) => {
      const { ann, id } = await talked(25);
      const who = await signedIn(ann);
      const read = async (asked: object): Promise<Page> => {
        const { data } = await graphql(server, {
          query: READ,
          variables: { id, ...asked },
          ...who,
        });
        return (data as unknown as { readonly chatMessages: Page }).chatMessages;
      };
      const lines: string[] = [];
      const more: boolean[] = [];
      for (let before: string | null = null; more.at(-1) !== false;) {
        const { items, info } = await read({ last: 10, before });
        lines.unshift(...items.map(({ text }) => text));
        more.push(info.hasNext);
        before = info.endCursor;
      }
      expect(lines).toEqual(Array.from({ length: 25 }, (__, n) => `Line ${String(n)}`));
      expect(more).toEqual([true, true, false]);
      // And on from there, as ever.
      const { items } = await read({ first: 2 });
      expect(items.map(({ text }) => text)).toEqual(['Line 0', 'Line 1']);
    },
  );

  it('what is no cursor is refused by its own name', async () => {
    const { ann, id } = await talked(1);
    const token = await aSession(world, ann.userId);
    const variables = { id, last: 10, before: 'x' };
    const { errors } = await graphql(server, { query: READ, variables, token });
    expect(JSON.stringify(errors)).toContain('before');
  });
});

it('QUALITY 1: opening the longest conversation reads no more of it than is shown', async () => {
  const { ann, id } = await talked(LONG);
  await world.sql.owner.query(OTHERS, [LONG]);
  await world.sql.owner.query('VACUUM ANALYZE conversation_message');
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  const page = { first: 50, after: null, back: true };
  for (const read of [
    () => ownMessages(ann.ctx, { id, ...page }),
    () => messagesForStaff(ctx, id, page),
  ]) {
    const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    expect(await read()).toHaveLength(51);
    const asked = spy.mock.calls.find(([text]) => text.includes('conversation_message'));
    spy.mockRestore();
    const [sql, parameters] = asked as unknown as readonly [string, unknown[]];
    const explain = `EXPLAIN (ANALYZE, BUFFERS OFF, TIMING OFF) ${sql}`;
    const { rows } = await world.sql.owner.query<{ 'QUERY PLAN': string }>(explain, parameters);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward using conversation_message_in_order');
    expect(plan).not.toMatch(/Rows Removed|Seq Scan/);
  }
});
