import { whileBroken } from '../../testing/broken-table';
import { withWorld } from '../../testing/suite';
import { aStaffMember, aUser } from '../../testing/world';
import { revealUser } from './reveal-user';

const world = withWorld();

it('O3: an act whose entry cannot be written has no answer either: revealing', async () => {
  const { userId } = await aUser(world);
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await whileBroken(world, { table: 'audit_entry', says: 'no audit' }, async () => {
    await expect(revealUser(ctx, { userId, reason: 'Why.' })).rejects.toThrow(/no audit/);
  });
});
