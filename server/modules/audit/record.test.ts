import { auditEntriesOf } from '../../testing/people/audit';
import { withWorld } from '../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../testing/world';
import { lockUser } from '../accounts';
import { unlockUser } from '../accounts/lock/unlock-user';
import { revealUser } from '../accounts/reveal-user';
import { declareOwnAccount } from '../staff';

const world = withWorld();

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
    const ada = await aStaffMember(world, 'ADMIN');
    const before = await auditCount();
    for (const action of ['recharge.approve', 'user.lock', 'staff.add', 'anything']) {
      await expect(append(`staff/${ada.staff.staffId}`, action)).rejects.toThrow(/own function/);
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
  expect(await auditEntriesOf(world, `user/${userId}`)).toEqual(
    actions.map((action) => `staff/${staff.staffId} ${action}`),
  );
});
