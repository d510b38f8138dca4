import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../../schema/limits';
import { holds } from '../../testing/holds';
import { whileBroken } from '../../testing/broken-table';
import { refusalOf } from '../../testing/recharges';
import { beforeClosing, withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember, aUser, advance, purses, type StaffPerson } from '../../testing/world';
import { lockUser } from '../accounts';
import { unlockUser } from '../accounts/lock/unlock-user';
import { takeNextRecharge } from '../recharges';
import { revealUser } from '../accounts/reveal-user';
import { prove } from '../ledger';
import { declareOwnAccount } from './declare-own-account';
import { addStaffMember } from './add-staff-member';
import { startStaffSession } from './start-staff-session';

const world = withWorld();
const desk = withReviewDesk(world);
beforeClosing(async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

const entriesOf = async (subject: string) => {
  const { rows } = await world.sql.verify.query<{ actor: string; action: string }>(
    'SELECT actor, action FROM verify.audit WHERE subject = $1 ORDER BY seq',
    [subject],
  );
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

const auditCount = async () => {
  const { rows } = await world.sql.verify.query<{ n: string }>(
    'SELECT count(*) AS n FROM verify.audit',
  );
  return rows[0]?.n;
};

const append = (actor: string, action = 'user.reveal') =>
  world.sql.app.query(`SELECT audit_append($1, $2, 'user/1', NULL, NULL, 'why', 'here')`, [
    actor,
    action,
  ]);

describe('O3: an audit entry', () => {
  it('names a member of staff who exists and is signed in at that moment, or is not written', async () => {
    const jun = await aStaffMember(world, 'SUPPORT');
    const actor = `staff/${jun.staff.staffId}`;
    await append(actor);
    const before = await auditCount();
    for (const ended of [
      'ended_at = tarn_now()',
      `ended_at = NULL, expires_at = tarn_now() - interval '1 second'`,
      `expires_at = tarn_now() + interval '1 hour', last_used_at = tarn_now() - interval '31 minutes'`,
    ]) {
      const client = await world.sql.owner.connect();
      await client.query('ALTER TABLE staff_session DISABLE TRIGGER USER');
      await client.query(`UPDATE staff_session SET ${ended} WHERE staff_id = $1`, [
        jun.staff.staffId,
      ]);
      await client.query('ALTER TABLE staff_session ENABLE TRIGGER USER');
      client.release();
      await expect(append(actor)).rejects.toThrow(/not signed in/);
    }
    for (const nobody of [
      'staff/999999',
      'staff/0',
      'staff/x',
      'staff/',
      'staff/1; DROP TABLE x',
    ]) {
      await expect(append(nobody)).rejects.toThrow(/not signed in/);
    }
    expect(await auditCount()).toBe(before);
  });

  it('of an act that a function owns cannot be claimed by the server, nor one by nobody', async () => {
    const before = await auditCount();
    for (const action of ['recharge.approve', 'user.lock', 'staff.add', 'anything']) {
      await expect(append(`staff/${desk.ada.staff.staffId}`, action)).rejects.toThrow(
        /own function/,
      );
    }
    await expect(append('system')).rejects.toThrow(/own function/);
    await expect(append('user/1001')).rejects.toThrow(/own function/);
    expect(await auditCount()).toBe(before);
  });

  it.each([
    [
      'locking',
      (who: StaffPerson, userId: string) => lockUser(who.ctx, { userId, reason: 'Why.' }),
    ],
    [
      'revealing',
      (who: StaffPerson, userId: string) => revealUser(who.ctx, { userId, reason: 'Why.' }),
    ],
    ['declaring', (who: StaffPerson, userId: string) => declareOwnAccount(who.ctx, userId)],
  ] as const)('%s without a session does nothing at all', async (_, act) => {
    const [gone, ann] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    await world.sql.owner.query(
      'UPDATE staff_session SET ended_at = tarn_now() WHERE staff_id = $1',
      [gone.staff.staffId],
    );
    await expect(act(gone, ann.userId)).rejects.toThrow(/not signed in/);
    const { rows } = await world.sql.owner.query(
      `SELECT FROM app_user u WHERE u.id = $1 AND u.locked_at IS NULL
         AND NOT EXISTS (SELECT FROM staff_user s WHERE s.user_id = u.id)`,
      [ann.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

it('O3: locking, unlocking, revealing and declaring each leave their entry', async () => {
  const { userId } = await aUser(world);
  const { ctx, staff } = await aStaffMember(world, 'SUPPORT');
  const asked = { userId, reason: 'Why.' };
  await lockUser(ctx, asked);
  await unlockUser(ctx, asked);
  await revealUser(ctx, asked);
  await declareOwnAccount(ctx, userId);
  const actions = ['user.lock', 'user.unlock', 'user.reveal', 'account.declare'];
  expect(await entriesOf(`user/${userId}`)).toEqual(
    actions.map((action) => `staff/${staff.staffId} ${action}`),
  );
});

it('O3: an act whose entry cannot be written has no answer either: revealing', async () => {
  const { userId } = await aUser(world);
  const { ctx } = desk.lena;
  await whileBroken(world, { table: 'audit_entry', says: 'no audit' }, async () => {
    await expect(revealUser(ctx, { userId, reason: 'Why.' })).rejects.toThrow(/no audit/);
  });
});

describe('O3: who is on the staff', () => {
  const member = (email: string) => ({
    email,
    name: 'New',
    role: 'SUPPORT' as const,
    password: 'pw-pw-pw',
  });

  it('is written with an audit entry that names the administrator who did it', async () => {
    const added = await addStaffMember(world.visitor, desk.ada.staff, member('new@staff.tarn'));
    expect(await entriesOf(`staff/${added.id}`)).toEqual([
      `staff/${desk.ada.staff.staffId} staff.add`,
    ]);
  });

  it('is not written by customer service, nor by nobody once there is somebody', async () => {
    await expect(
      addStaffMember(world.visitor, desk.lena.staff, member('two@staff.tarn')),
    ).rejects.toThrow(/no administrator/);
    await expect(
      addStaffMember(world.visitor, null, { ...member('three@staff.tarn'), role: 'ADMIN' }),
    ).rejects.toThrow(/only the first/);
    const { rows } = await world.sql.app.query(
      `SELECT FROM staff WHERE email IN ('two@staff.tarn', 'three@staff.tarn')`,
    );
    expect(rows).toEqual([]);
  });

  it('and a channel for money too, which customer service cannot add', async () => {
    const add = (staffId: string) =>
      world.sql.app.query(
        `SELECT add_recharge_channel($1, 'BANK', '{}', '[]', '{}', 1, 2, 5, 'here') AS id`,
        [staffId],
      );
    await expect(add(desk.lena.staff.staffId)).rejects.toThrow(/no administrator/);
    const { rows } = await add(desk.ada.staff.staffId);
    const [row] = rows as { id: string }[];
    expect(await entriesOf(`channel/${row?.id ?? ''}`)).toEqual([
      `staff/${desk.ada.staff.staffId} channel.add`,
    ]);
  });
});

describe('A3: a session', () => {
  it('of staff is in the audit log, and lasts as long as the policy says', async () => {
    const jun = await aStaffMember(world, 'SUPPORT');
    const { sessionId } = await startStaffSession(world.visitor, jun.staff.staffId);
    const { rows } = await world.sql.app.query<{ hours: string }>(
      `SELECT round(extract(epoch FROM expires_at - created_at) / 3600, 3) AS hours
       FROM staff_session WHERE id = $1`,
      [sessionId],
    );
    expect(Number(rows[0]?.hours)).toBeCloseTo(limits.staffSessionHours, 2);
    expect(await entriesOf(`staff/${jun.staff.staffId}`)).toEqual([
      `staff/${jun.staff.staffId} staff.sign-in`,
    ]);
  });

  it.each([
    ['FULL', limits.userSessionDays * 86_400],
    ['LOCKED_PASS', limits.lockedPassSeconds],
  ] as const)('of a user lasts as long as the policy says: %s', async (kind, seconds) => {
    const { userId } = await aUser(world);
    if (kind === 'LOCKED_PASS') {
      await lockUser(desk.lena.ctx, { userId, reason: 'Why.' });
    }
    const { rows } = await world.sql.app.query<{ left: string }>(
      `SELECT extract(epoch FROM open_user_session($1, $2, $3) - tarn_now()) AS left`,
      [userId, kind, randomBytes(32)],
    );
    expect(Math.abs(Number(rows[0]?.left) - seconds)).toBeLessThan(5);
  });

  it.each(['user_session', 'staff_session'] as const)(
    'that has ended cannot be opened again, and none is used ahead of time: %s',
    async (table) => {
      const token = randomBytes(32);
      if (table === 'user_session') {
        const { userId } = await aUser(world);
        await world.sql.app.query(`SELECT open_user_session($1, 'FULL', $2)`, [userId, token]);
      } else {
        await world.sql.app.query(`SELECT open_staff_session($1, $2, 'here')`, [
          desk.ada.staff.staffId,
          token,
        ]);
      }
      const set = (what: string, role = world.sql.app) =>
        role.query(`UPDATE ${table} SET ${what} WHERE token_hash = $1`, [token]);
      // A session of staff ends by a function of the owner.
      const ends = table === 'user_session' ? world.sql.app : world.sql.owner;
      await expect(set(`last_used_at = tarn_now() + interval '1 day'`)).rejects.toThrow(/used now/);
      const reason = table === 'user_session' ? `, end_reason = 'LOGOUT'` : '';
      await set(`ended_at = tarn_now()${reason}`, ends);
      const none = table === 'user_session' ? ', end_reason = NULL' : '';
      await expect(set(`ended_at = NULL${none}`, ends)).rejects.toThrow(/stays so/);
      await expect(set(`expires_at = 'infinity'`)).rejects.toThrow(/permission denied/);
    },
  );
});

describe('O1: a request that was approved once, when its account turns out to be the approver’s own', () => {
  it('goes back to the queue with a step that says so, and others decide it', async () => {
    const [jun, own] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    const id = await desk.submitted(own, '12000.00');
    await desk.take(jun, id);
    await desk.approve(jun, id);
    expect((await desk.find(id)).state).toBe('SECOND_APPROVAL');
    const told: string[] = [];
    world.bus.on('recharges', (ids) => told.push(...ids));
    await declareOwnAccount(jun.ctx, own.userId);
    expect(await desk.find(id)).toMatchObject({
      state: 'SUBMITTED',
      firstApprover: null,
      bankReference: null,
      approvedAmount: null,
      needsSecond: false,
    });
    const { rows } = await world.sql.app.query(
      `SELECT s.kind, s.staff_id FROM review_step s JOIN review v ON v.id = s.review_id
       WHERE v.subject_id = $1 ORDER BY s.id DESC LIMIT 1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'RETURNED', staff_id: jun.staff.staffId }]);
    await holds(() => told.includes(`${own.userId}:${id}`));
    expect(await refusalOf(desk.take(jun, id))).toBe('OWN_REQUEST');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, { reference: `AGAIN-${id}` });
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id, { reference: `AGAIN-${id}` });
    expect((await purses(world, own)).available).toBe('12000.00');
  });

  it('what others approved first stays approved when it is only held by the owner', async () => {
    const [jun, own] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    const id = await desk.submitted(own, '12000.00');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, { reference: `HELD-${id}` });
    await desk.take(jun, id);
    await declareOwnAccount(jun.ctx, own.userId);
    expect(await desk.find(id)).toMatchObject({
      state: 'SECOND_APPROVAL',
      firstApprover: desk.lena.staff.staffId,
      takenBy: null,
    });
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });

  it('taking the next one never fails on a request that cannot be taken', async () => {
    const [jun, own, ben] = await Promise.all([
      aStaffMember(world, 'ADMIN'),
      aUser(world),
      aUser(world),
    ]);
    const jammed = await desk.submitted(own, '12000.00');
    await desk.take(desk.lena, jammed);
    await desk.approve(desk.lena, jammed, { reference: `JAM-${jammed}` });
    const next = await desk.submitted(ben, '200.00');
    // As before the mend: the binding is there and the first approval stands.
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      desk.lena.staff.staffId,
      own.userId,
    ]);
    expect((await takeNextRecharge(jun.ctx))?.id).toBe(next);
    await desk.refuse(jun, next);
    expect(await takeNextRecharge(jun.ctx)).toBeNull();
    await world.sql.owner.query('DELETE FROM staff_user WHERE user_id = $1', [own.userId]);
    await advance(world, 601);
    await desk.take(desk.ada, jammed);
    await desk.refuse(desk.ada, jammed);
  });

  it('taking the next one waits for nobody who is deciding an older one', async () => {
    const people = await Promise.all([1, 2].map(() => aUser(world)));
    const ids: string[] = [];
    for (const person of people) ids.push(await desk.submitted(person, '200.00'));
    const deciding = await world.sql.owner.connect();
    const patience = new AbortController();
    let first: string | undefined;
    try {
      await deciding.query('BEGIN');
      await deciding.query('SELECT FROM review WHERE subject_id = $1 FOR UPDATE', [ids[0]]);
      const next = takeNextRecharge(desk.ada.ctx).then((one) => one?.id);
      const waits = pause(8_000, 'it waits', { signal: patience.signal }).catch(() => '');
      first = await Promise.race([next, waits]);
      await deciding.query('ROLLBACK');
      await next;
    } finally {
      patience.abort();
      deciding.release(true);
    }
    expect(first).toBe(ids[1]);
    await desk.take(desk.lena, ids[0] ?? '');
    await desk.refuse(desk.lena, ids[0] ?? '');
    await desk.refuse(desk.ada, ids[1] ?? '');
  });

  it('ten people who take the next one at once each get another', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => aStaffMember(world, 'SUPPORT')),
    );
    const customers = await Promise.all(people.map(() => aUser(world)));
    for (const customer of customers) await desk.submitted(customer, '200.00');
    const taken = await Promise.all(people.map(({ ctx }) => takeNextRecharge(ctx)));
    expect(new Set(taken.map((one) => one?.id)).size).toBe(10);
    expect(taken.every((one) => one !== null)).toBe(true);
  });
});
