import { randomBytes } from 'node:crypto';
import { limits } from '../../../schema/limits';
import { auditEntriesOf } from '../../testing/people/audit';
import { withWorld } from '../../testing/suite';
import { aStaffMember, aUser } from '../../testing/world';
import { startStaffSession } from './start-staff-session';

const world = withWorld();

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
    expect(await auditEntriesOf(world, `staff/${jun.staff.staffId}`)).toEqual([
      `staff/${jun.staff.staffId} staff.sign-in`,
    ]);
  });

  it.each(['user_session', 'staff_session'] as const)(
    'that has ended cannot be opened again, and none is used ahead of time: %s',
    async (table) => {
      const token = randomBytes(32);
      if (table === 'user_session') {
        const { userId } = await aUser(world);
        await world.sql.app.query(`SELECT open_user_session($1, 'FULL', $2)`, [userId, token]);
      } else {
        const { staff } = await aStaffMember(world, 'ADMIN');
        await world.sql.app.query(`SELECT open_staff_session($1, $2, 'here')`, [
          staff.staffId,
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
