import { searchUsers, USER_SEARCH } from './search-users';
import { withWorld } from '../../testing/suite';

const USERS = 100_000;

const world = withWorld();
beforeAll(async () => {
  const client = world.sql.owner;
  // Their purses are not what is searched.
  await client.query('ALTER TABLE app_user DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO app_user (email, phone, user_name, password_hash, invitation_code, agreement_version)
     SELECT 'u' || n || '@test.tarn', '+668' || lpad(n::text, 8, '0'), 'user_' || substr(md5(n::text), 1, 12),
       'none', 'C' || lpad(n::text, 9, '0'), 'test' FROM generate_series(1, $1) n`,
    [USERS],
  );
  await client.query('ALTER TABLE app_user ENABLE TRIGGER USER');
  await world.sql.owner.query('VACUUM ANALYZE app_user');
}, 120_000);

/** The plan of the search as the server asks it, with the rows it had to read. */
async function planOf(text: string, phone: string | null) {
  const args = [null, text, [], phone && `${Array.from(phone).reverse().join('')}%`, text, 5];
  const { rows } = await world.sql.owner.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS OFF, TIMING OFF) ${USER_SEARCH}`,
    args,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  ['a part of one name', 'a1d0c6e83f'],
  ['a name of nobody', 'harbourmaster'],
  ['a part of few names', 'c81e'],
  ['an e-mail', 'u777@test.tarn'],
])('QUALITY 1: %s is found among 100,000 users by index', async (_what, text) => {
  expect(await planOf(text, null)).not.toContain('Seq Scan');
});

it('QUALITY 1: so is a phone number without its country code', async () => {
  const plan = await planOf('0800012345', '800012345');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('app_user_phone_backwards');
  const found = await searchUsers(world.visitor, { text: '080 0012345', byPart: true });
  expect(found.map(({ phone }) => phone)).toEqual(['+66800012345']);
});

it('QUALITY 1: a part that every name has finds five and reads few', async () => {
  const plan = await planOf('user_', null);
  const read = [...plan.matchAll(/Heap Scan on app_user.*\(actual rows=([0-9]+)/g)];
  expect(read.map(([, rows]) => Number(rows))).toEqual([0, 5]);
  expect(plan).not.toContain('Seq Scan');
});
