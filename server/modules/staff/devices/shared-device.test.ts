import { randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context';
import { holds } from '../../../testing/holds';
import { aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { openSession } from '../../accounts/sessions/open-session';
import { unreadNotices } from '../notices/read-staff-notice';
import { startStaffSession } from '../start-staff-session';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

const on = (deviceHash: Buffer | null): Context => ({ ...world.visitor, deviceHash });

/** Lena and a user, and how each signs in in one browser. */
async function two(deviceHash: Buffer | null = randomBytes(32)) {
  const [{ staff }, { userId }] = [await aStaffMember(world, 'SUPPORT'), await aUser(world)];
  return {
    ...{ staff, userId },
    member: () => startStaffSession(on(deviceHash), staff.staffId),
    user: () => openSession(on(deviceHash), { userId, kind: 'FULL', hash: randomBytes(32) }),
  };
}
type Two = Awaited<ReturnType<typeof two>>;

/** What the audit log says of it: who wrote it, and the users. */
async function entriesOf({ staff }: Two) {
  const { rows } = await world.sql.owner.query<{ actor: string; after: unknown }>(
    `SELECT actor, after FROM audit_entry WHERE subject = $1 AND action = 'staff.shared-device'`,
    [`staff/${staff.staffId}`],
  );
  return rows;
}

async function alertsOf({ staff }: Two, { ctx } = ada) {
  const { rows } = await world.sql.app.query<{ subject: string }>(
    `SELECT 'shared-device/' || id AS subject FROM shared_device WHERE staff_id = $1`,
    [staff.staffId],
  );
  const subjects = rows.map(({ subject }) => subject);
  return (await unreadNotices(ctx)).filter(({ subject }) => subjects.includes(subject));
}

/** Whether anybody waits for a lock that another one holds by its name. */
async function waits(): Promise<boolean> {
  const { rows } = await world.sql.owner.query(
    `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE l.locktype = 'advisory' AND NOT l.granted AND d.datname = current_database()`,
  );
  return rows.length > 0;
}

describe('O1: a member of staff and a user who sign in on one device', () => {
  it.each([
    ['the user after the member of staff', ['member', 'user', 'member', 'user']],
    ['the member of staff after the user', ['user', 'member', 'user', 'member']],
  ] as const)('are told to each administrator, and the log, once: %s', async (_, order) => {
    const [pair, jun] = [await two(), await aStaffMember(world, 'ADMIN')];
    const [first, ...later] = order;
    await pair[first]();
    expect([await alertsOf(pair), await entriesOf(pair)]).toEqual([[], []]);
    for (const who of later) await pair[who]();
    for (const admin of [ada, jun])
      expect(await alertsOf(pair, admin)).toMatchObject([{ kind: 'SHARED_DEVICE' }]);
    expect(await entriesOf(pair)).toEqual([{ actor: 'system', after: { userId: pair.userId } }]);
  });

  it('are told by their name and number', async () => {
    const pair = await two();
    await pair.member();
    await pair.user();
    const answer = await graphql(server, {
      query: '{ staffNotices { kind subjectName } }',
      console: await aStaffSession(world, ada.staff.staffId),
    });
    expect(answer.data?.staffNotices).toContainEqual({
      kind: 'SHARED_DEVICE',
      subjectName: `${pair.staff.name} · ${pair.userId}`,
    });
  });

  it('are not told again when they meet on another device', async () => {
    const pair = await two();
    await pair.member();
    await pair.user();
    const other = on(randomBytes(32));
    await startStaffSession(other, pair.staff.staffId);
    const session = { userId: pair.userId, kind: 'FULL', hash: randomBytes(32) } as const;
    await openSession(other, session);
    expect(await entriesOf(pair)).toHaveLength(1);
  });

  it.each([
    ['the member of staff', 'member', 'SELECT open_user_session($1, $2, $3, NULL, NULL, $4)'],
    ['the user', 'user', 'SELECT open_staff_session($1, $3, $2, NULL, NULL, $4)'],
  ] as const)(
    'wait for one another when both sign in at once: %s for the other',
    async (_, who, open) => {
      const device = randomBytes(32);
      const pair = await two(device);
      const other = who === 'member' ? pair.userId : pair.staff.staffId;
      const client = await world.sql.app.connect();
      await client.query('BEGIN');
      await client.query(open, [other, 'FULL', randomBytes(32), device]);
      const later = { done: false };
      const waiting = pair[who]().then(() => {
        later.done = true;
      });
      await holds(async () => later.done || (await waits()));
      await client.query('COMMIT');
      client.release();
      await waiting;
      expect(await entriesOf(pair)).toHaveLength(1);
    },
  );

  it('are told once however often both sign in, all at once', async () => {
    const pairs = await Promise.all(Array.from({ length: 8 }, () => two()));
    await Promise.all(
      pairs.flatMap((pair) => [pair.user(), pair.member(), pair.user(), pair.member()]),
    );
    for (const pair of pairs) {
      expect(await entriesOf(pair)).toHaveLength(1);
      expect(await alertsOf(pair)).toHaveLength(1);
    }
  });

  it('are no news where the account is declared as theirs', async () => {
    const pair = await two();
    const [own, hers] = [pair.userId, pair.staff.staffId];
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      hers,
      own,
    ]);
    for (const who of ['member', 'user', 'member'] as const) await pair[who]();
    expect([await alertsOf(pair), await entriesOf(pair)]).toEqual([[], []]);
  });

  it('are no news on two devices, nor where a browser says nothing', async () => {
    const [one, silent] = [await two(), await two(null)];
    await one.member();
    const session = { userId: one.userId, kind: 'FULL', hash: randomBytes(32) } as const;
    await openSession(on(randomBytes(32)), session);
    await silent.member();
    await silent.user();
    for (const pair of [one, silent]) expect(await entriesOf(pair)).toEqual([]);
  });

  it('stay told: nobody takes it back, and the server writes none by itself', async () => {
    const pair = await two();
    await pair.member();
    await pair.user();
    for (const attempt of ['UPDATE shared_device SET user_id = 1', 'DELETE FROM shared_device']) {
      await expect(world.sql.owner.query(attempt)).rejects.toThrow(/never allowed/);
      await expect(world.sql.app.query(attempt)).rejects.toThrow(/permission denied/);
    }
    await expect(
      world.sql.app.query('INSERT INTO shared_device (staff_id, user_id) VALUES ($1, $2)', [
        pair.staff.staffId,
        pair.userId,
      ]),
    ).rejects.toThrow(/permission denied/);
  });
});
