import { graphql } from '../../testing/http';
import { aStaffMember, type StaffPerson } from '../../testing/world';
import { hashPassword } from '../../platform/password';
import { limits } from '../../../schema/limits';
import { aStaffSession } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
let email: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  const { rows } = await world.sql.owner.query<{ email: string }>(
    'UPDATE staff SET password_hash = $2 WHERE id = $1 RETURNING email',
    [ada.staff.staffId, await hashPassword('Right-pass-1')],
  );
  email = rows[0]?.email ?? '';
});

const SIGN_IN = `mutation S($input: StaffSessionOpenInput!) {
  staffSessionOpen(input: $input) { staff { id } userErrors { code } } }`;

async function signIn(address: string, password: string): Promise<string | undefined> {
  const variables = { input: { email: address, password } };
  const { data } = await graphql(server, { query: SIGN_IN, variables, console: null });
  const { staffSessionOpen } = data as unknown as {
    staffSessionOpen: { userErrors: { code: string }[] };
  };
  return staffSessionOpen.userErrors[0]?.code;
}

/** Newest first. */
const entries = async () =>
  (
    await world.sql.owner.query<Record<'actor' | 'action' | 'subject' | 'source' | 'all', string>>(
      `SELECT actor, action, subject, source, e::text AS all FROM audit_entry e
       WHERE action LIKE 'staff.sign%' ORDER BY seq DESC`,
    )
  ).rows;

it('O3: signing in, failing to and signing out stand in the log, with the address', async () => {
  const who = `staff/${ada.staff.staffId}`;
  expect(await signIn(email, 'Wrong-pass-1')).toBe('LOGIN_FAILED');
  expect(await signIn(email, 'Right-pass-1')).toBeUndefined();
  const query = 'mutation { staffSessionClose { closed } }';
  const cookie = await aStaffSession(world, ada.staff.staffId);
  await graphql(server, { query, console: cookie });
  // Signed out already: nothing more to tell.
  await graphql(server, { query, console: cookie });
  const found = await entries();
  expect(found.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    [who, 'staff.sign-out', who],
    [who, 'staff.sign-in', who],
    [who, 'staff.sign-in', who],
    ['system', 'staff.sign-in-failed', who],
  ]);
  expect(found.every(({ source }) => source.endsWith('127.0.0.1'))).toBe(true);
  expect(found.some(({ all }) => all.includes('pass-1'))).toBe(false);
});

it('O3: a try under an address of nobody is told without what was typed, once for each that is weighed', async () => {
  const before = (await entries()).length;
  for (let n = 0; n < limits.failuresPerAccountMax + 3; n += 1) {
    await signIn('nobody@elsewhere.test', 'secret');
  }
  const added = (await entries()).slice(0, -before);
  expect(added.map(({ subject }) => subject)).toEqual(
    Array.from({ length: limits.failuresPerAccountMax }, () => 'staff/unknown'),
  );
  expect(added.some(({ all }) => /nobody|elsewhere|secret/.test(all))).toBe(false);
});

it('O3: the server ends no session of staff past the log', async () => {
  await expect(
    world.sql.app.query('UPDATE staff_session SET ended_at = tarn_now() WHERE staff_id = $1', [
      ada.staff.staffId,
    ]),
  ).rejects.toThrow(/permission denied/);
});
