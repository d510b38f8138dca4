import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { declareOwnAccount } from '../../staff';
import { userById } from '../users';
import { setMemberLevel } from './set-member-level';

const world = withWorld();
const level = 'VIP2' as const;
const reason = 'Ten years with us.';

it('an administrator gives a level with a reason, which the audit log keeps', async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const { userId } = await aUser(world);
  await setMemberLevel(ctx, { userId, level, reason });
  expect((await userById(ctx, userId))?.memberLevel).toBe('VIP2');
  expect(await refusalOf(setMemberLevel(ctx, { userId, level, reason }))).toBe('ALREADY_DECIDED');
  const entries = await auditEntriesOf(world, `user/${userId}`);
  expect(entries.filter((entry) => entry.includes('user.level'))).toHaveLength(1);
});

it('without a reason, of nobody, and by customer service it is refused, also by the function', async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const support = await aStaffMember(world, 'SUPPORT');
  const { userId } = await aUser(world);
  const ask = (more: object, by = ctx) =>
    refusalOf(setMemberLevel(by, { userId, level, reason, ...more }));
  expect(await ask({ reason: '  ' })).toBe('REASON_REQUIRED');
  expect(await ask({ userId: '999999' })).toBe('USER_NOT_FOUND');
  expect(await ask({}, support.ctx)).toBe('NOT_PERMITTED');
  const { staff } = await aStaffMember(world, 'ADMIN');
  const { rows } = await world.sql.app.query<{ status: string }>(
    `SELECT set_member_level($1, $2, 'VIP3', ' ', NULL) AS status`,
    [staff.staffId, userId],
  );
  expect(rows[0]?.status).toBe('REASON_REQUIRED');
  await expect(
    world.sql.app.query(`UPDATE app_user SET member_level = 'VIP3' WHERE id = $1`, [userId]),
  ).rejects.toThrow(/permission denied/);
  expect((await userById(ctx, userId))?.memberLevel).toBe('STANDARD');
});

it('nobody gives one to an account of their own', async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const { userId } = await aUser(world);
  await declareOwnAccount(ctx, userId);
  expect(await refusalOf(setMemberLevel(ctx, { userId, level, reason }))).toBe('OWN_REQUEST');
});
