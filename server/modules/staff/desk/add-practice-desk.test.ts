import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { openStaffSession } from '../open-staff-session';
import { addPracticeDesk } from './add-practice-desk';
import { practiceDesk } from './practice-desk';

const world = withWorld();
const desk = { email: 'desk@practice.tarn', name: 'Practice desk' };

it('A1: the practice desk is added once, by an administrator, and nobody signs in as it', async () => {
  const [admin, support] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'SUPPORT'),
  ]);
  await expect(addPracticeDesk(support.ctx, desk)).rejects.toThrow(/no administrator/);
  expect(await practiceDesk(world.visitor)).toBeNull();
  await addPracticeDesk(admin.ctx, desk);
  await addPracticeDesk(admin.ctx, desk);
  expect(await practiceDesk(world.visitor)).toMatchObject({ name: desk.name, role: 'SUPPORT' });
  for (const password of ['none', '', 'practice-1'])
    expect(await refusalOf(openStaffSession(world.visitor, { email: desk.email, password }))).toBe(
      'LOGIN_FAILED',
    );
});

it('without a practice desk the database takes nothing by the practice channel', async () => {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `INSERT INTO recharge_channel (kind, titles, details, min, max, sort)
     VALUES ('PRACTICE', '{}', '[]', 1, 100000, 0) RETURNING id`,
  );
  await world.sql.owner.query(`UPDATE staff SET practice_desk = false WHERE practice_desk`);
  const { userId } = await aUser(world);
  await expect(
    world.sql.app.query('SELECT submit_recharge($1, $2, 10000, 1, NULL, NULL)', [
      userId,
      rows[0]?.id,
    ]),
  ).rejects.toThrow(/does not take/);
});
