import { readOutbox } from '../../../platform/mail';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { askStaffReset } from './ask-staff-reset';
import { sendStaffResets } from './send-staff-resets';

const world = withWorld();

it('the practice desk, which has no password, is sent no link', async () => {
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const { rows } = await world.sql.owner.query<{ email: string }>(
    'UPDATE staff SET practice_desk = true WHERE id = $1 RETURNING email',
    [staff.staffId],
  );
  const email = rows[0]?.email ?? '';
  await askStaffReset(world.visitor, email);
  await sendStaffResets(world.visitor);
  expect((await readOutbox(world.config, 20)).map(({ to }) => to)).not.toContain(email);
});
