import { auditEntriesOf } from '../../testing/people/audit';
import { withReviewDesk, withWorld } from '../../testing/suite';
import { addStaffMember } from './add-staff-member';

const world = withWorld();
const desk = withReviewDesk(world);

describe('O3: who is on the staff', () => {
  const member = (email: string) => ({
    email,
    name: 'New',
    role: 'SUPPORT' as const,
    password: 'pw-pw-pw',
  });

  it('is written with an audit entry that names the administrator who did it', async () => {
    const added = await addStaffMember(world.visitor, desk.ada.staff, member('new@staff.tarn'));
    expect(await auditEntriesOf(world, `staff/${added.id}`)).toEqual([
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
});
