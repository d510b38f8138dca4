import { createHash, randomBytes } from 'node:crypto';
import { hashPassword } from '../platform/password';
import { graphql, legacy } from '../testing/http';
import { withRegistered } from '../testing/people/accounts';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember } from '../testing/world';
import { lockUser } from '../modules/accounts';

const world = withWorld();
const server = withServer(world);
const people = withRegistered(world);
const password = 'harbour-7';

type Headers = Readonly<Record<string, string>>;

const USER = `mutation S($input: SessionOpenInput!) { sessionOpen(input: $input) {
  token user { id } userErrors { code } } }`;
const PASS = `mutation P($input: SessionOpenInput!) { lockedPassOpen(input: $input) {
  pass userErrors { code } } }`;
const STAFF = `mutation S($input: StaffSessionOpenInput!) { staffSessionOpen(input: $input) {
  staff { id } userErrors { code } } }`;

const ask = async (query: string, input: object, headers: Headers, console?: null) => {
  const staff = console === undefined ? {} : { console };
  return (await graphql(server, { query, variables: { input }, headers, ...staff })).text;
};

/** Each way in by a password: sends these headers, and resolves to the answer's text. */
const ways: Readonly<Record<string, (headers: Headers) => Promise<string>>> = {
  'the app': async (headers) =>
    ask(USER, { account: (await people.registered()).account, password }, headers),
  'the old app': async (headers) => {
    const form = { phone: (await people.registered()).account, password };
    return JSON.stringify((await legacy(server, { path: 'login/index', form, headers })).data);
  },
  'the page of somebody locked': async (headers) => {
    const { account, user } = await people.registered();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    await lockUser(ctx, { userId: user.id, reason: 'Reported stolen.' });
    return ask(PASS, { account, password }, headers);
  },
  'the console': async (headers) => {
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const { rows } = await world.sql.owner.query<{ email: string }>(
      'UPDATE staff SET password_hash = $2 WHERE id = $1 RETURNING email',
      [staff.staffId, await hashPassword(password)],
    );
    return ask(STAFF, { email: rows[0]?.email, password }, headers, null);
  },
};

/** What the newest session of either kind keeps of its device. */
async function kept(way: string): Promise<string | null> {
  const table = way === 'the console' ? 'staff_session' : 'user_session';
  const { rows } = await world.sql.owner.query<{ hash: string | null }>(
    `SELECT encode(device_hash, 'hex') AS hash FROM ${table} ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]?.hash ?? null;
}

describe.each(Object.keys(ways))('O1: a session that opens in %s', (way) => {
  const open = async (headers: Headers) => (await ways[way]?.(headers)) ?? '';

  it('keeps the hash of what the browser calls itself, and says it to nobody', async () => {
    const id = randomBytes(16).toString('hex');
    const hash = createHash('sha256').update(id).digest('hex');
    const answer = await open({ 'x-tarn-device': id });
    expect(answer).not.toMatch(/"code"/);
    expect(await kept(way)).toBe(hash);
    expect(answer).not.toContain(id);
    expect(answer).not.toContain(hash);
  });

  it.each([
    ['no header', {}],
    ['an empty one', { 'x-tarn-device': '' }],
    ['something short', { 'x-tarn-device': 'abc' }],
    ['something long', { 'x-tarn-device': 'a'.repeat(4_000) }],
    ['capital letters', { 'x-tarn-device': 'A'.repeat(32) }],
    ['two at once', { 'x-tarn-device': `${'a'.repeat(32)}, ${'b'.repeat(32)}` }],
    ['SQL', { 'x-tarn-device': "' OR '1'='1" }],
  ])('opens as well with %s, and keeps nothing', async (_, headers) => {
    expect(await open(headers)).not.toMatch(/"code"/);
    expect(await kept(way)).toBeNull();
  });
});

it('O1: no row keeps anything that is no hash', async () => {
  for (const table of ['user_session', 'staff_session'])
    await expect(
      world.sql.owner.query(`UPDATE ${table} SET device_hash = '\\x00'`),
    ).rejects.toMatchObject({ constraint: `${table}_device_hash` });
  await expect(world.sql.app.query('UPDATE user_session SET device_hash = NULL')).rejects.toThrow(
    /permission denied/,
  );
});
