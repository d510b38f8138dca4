import { lockUser, logOut, readSession } from '../../modules/accounts';
import { unlockUser } from '../../modules/accounts/lock/unlock-user';
import { aSession, aStaffSession, graphql } from '../../testing/http';
import { knock } from '../../testing/sockets';
import { withServer, withWorld } from '../../testing/suite';
import { aStaffMember, aUserWith } from '../../testing/world';

const world = withWorld();
const server = withServer(world);

const SESSION_ENDED = 4403;

async function aUserSocket() {
  const { userId } = await aUserWith(world, '1.00');
  const token = await aSession(world, userId);
  const socket = knock(server, { token });
  expect(await socket.greeted).toBe(true);
  return { userId, token, socket };
}

async function aStaffSocket() {
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const cookie = await aStaffSession(world, staff.staffId);
  const socket = knock(server, { console: cookie });
  expect(await socket.greeted).toBe(true);
  return { staffId: staff.staffId, cookie, socket };
}

const STILL_OPEN_MS = 4_000;

/** What happens to a session, then the code its socket is closed with, within a second. */
async function closedBy(socket: { closed: Promise<number> }, happening: () => Promise<unknown>) {
  await happening();
  const began = performance.now();
  const stillOpen = new Promise<string>((resolve) => {
    setTimeout(resolve, STILL_OPEN_MS, 'still open').unref();
  });
  const code = await Promise.race([socket.closed, stillOpen]);
  return { code, inTime: performance.now() - began < 1_000 };
}

const ENDED = { code: SESSION_ENDED, inTime: true };
const owner = (sql: string, ...values: unknown[]) => world.sql.owner.query(sql, values);

describe('A3: within a second the open socket of a user is closed by', () => {
  it('a logout', async () => {
    const { token, socket } = await aUserSocket();
    const actor = await readSession(world.visitor, token);
    expect(await closedBy(socket, () => logOut({ ...world.visitor, actor }))).toEqual(ENDED);
  });

  it('a lock', async () => {
    const { userId, socket } = await aUserSocket();
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    const lock = () => lockUser(ctx, { userId, reason: 'Two people use it.' });
    expect(await closedBy(socket, lock)).toEqual(ENDED);
  });

  it.each([
    [
      'a lock that no server told of',
      `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'x' WHERE id = $1`,
    ],
    ['a change of password', `UPDATE app_user SET password_hash = 'other' WHERE id = $1`],
    ['the end of its days', 'UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1'],
    [
      'idleness',
      `UPDATE user_session SET last_used_at = tarn_now() - interval '31 days' WHERE user_id = $1`,
    ],
  ])('%s', async (_what, sql) => {
    const { userId, socket } = await aUserSocket();
    expect(await closedBy(socket, () => owner(sql, userId))).toEqual(ENDED);
  });
});

describe('A3: within a second the open socket of staff is closed by', () => {
  it('a logout', async () => {
    const { cookie, socket } = await aStaffSocket();
    const query = 'mutation { staffSessionClose { closed } }';
    const leave = () => graphql(server, { query, console: cookie });
    expect(await closedBy(socket, leave)).toEqual(ENDED);
  });

  it.each([
    [
      'the end of its session',
      'UPDATE staff_session SET ended_at = tarn_now() WHERE staff_id = $1',
    ],
    [
      'the end of its hours',
      'UPDATE staff_session SET expires_at = tarn_now() WHERE staff_id = $1',
    ],
    [
      'idleness',
      `UPDATE staff_session SET last_used_at = tarn_now() - interval '31 minutes' WHERE staff_id = $1`,
    ],
    ['another role', `UPDATE staff SET role = 'ADMIN' WHERE id = $1`],
  ])('%s', async (_what, sql) => {
    const { staffId, socket } = await aStaffSocket();
    expect(await closedBy(socket, () => owner(sql, staffId))).toEqual(ENDED);
  });
});

async function aPassSocket() {
  const { userId } = await aUserWith(world, '1.00');
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId, reason: 'Two people use it.' });
  const socket = knock(server, { token: await aSession(world, userId, 'LOCKED_PASS') });
  expect(await socket.greeted).toBe(true);
  return { ctx, userId, socket };
}

describe('A3: within a second the socket of a pass is closed by', () => {
  it('the end of the lock', async () => {
    const { ctx, userId, socket } = await aPassSocket();
    const unlock = () => unlockUser(ctx, { userId, reason: 'Reviewed.' });
    expect(await closedBy(socket, unlock)).toEqual(ENDED);
  });

  it('the end of its quarter of an hour', async () => {
    const { userId, socket } = await aPassSocket();
    const end = () =>
      owner('UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1', userId);
    expect(await closedBy(socket, end)).toEqual(ENDED);
  });
});

describe('A3: no socket is opened', () => {
  it('with a pass of a locked account once the lock is gone', async () => {
    const { userId } = await aUserWith(world, '1.00');
    await owner(
      `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'x' WHERE id = $1`,
      userId,
    );
    const token = await aSession(world, userId, 'LOCKED_PASS');
    await owner('ALTER TABLE app_user DISABLE TRIGGER app_user_end_sessions');
    await owner('UPDATE app_user SET locked_at = NULL, lock_reason = NULL WHERE id = $1', userId);
    await owner('ALTER TABLE app_user ENABLE TRIGGER app_user_end_sessions');
    const unlocked = knock(server, { token });
    expect([await unlocked.greeted, await unlocked.closedSoon()]).toEqual([false, SESSION_ENDED]);
  });

  it('with a console cookie that no longer holds', async () => {
    const gone = knock(server, { console: 'x'.repeat(43) });
    expect([await gone.greeted, await gone.closedSoon()]).toEqual([false, SESSION_ENDED]);
  });
});

it('A3: sockets of sessions that hold stay open while others are closed', async () => {
  const [user, staff, gone] = [await aUserSocket(), await aStaffSocket(), await aUserSocket()];
  await owner('UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1', gone.userId);
  expect(await gone.socket.closedSoon()).toBe(SESSION_ENDED);
  const { OPEN } = user.socket.ws;
  expect([user.socket.ws.readyState, staff.socket.ws.readyState]).toEqual([OPEN, OPEN]);
});
