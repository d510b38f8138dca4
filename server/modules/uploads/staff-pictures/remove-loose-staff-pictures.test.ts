import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember } from '../../../testing/world';
import { proposeChannel } from '../../recharges';
import { readStaffPicture } from './read-staff-picture';
import { removeLooseStaffPictures } from './remove-loose-staff-pictures';
import { acceptStaffPicture } from './accept-staff-picture';
import { aSquare } from '../../../testing/files/picture';

const world = withWorld();

it('what nobody proposed goes after a day, what was proposed stays', async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const loose = await acceptStaffPicture(ctx, await aSquare(150, 10));
  const kept = await acceptStaffPicture(ctx, await aSquare(150, 99));
  await proposeChannel(ctx, {
    ...{ id: null, kind: 'ALIPAY', titles: { en: 'Alipay' }, details: [], notes: {} },
    ...{ min: 100n, max: 200n, sort: 1, open: true, reason: 'A test', idempotencyKey: null },
    qr: kept.hash,
  });
  await advance(world, 23 * 3600);
  expect(await removeLooseStaffPictures(world.visitor)).toBe(0);
  expect(await readStaffPicture(world.visitor, loose.hash)).not.toBeNull();
  await advance(world, 2 * 3600);
  expect(await removeLooseStaffPictures(world.visitor)).toBe(1);
  expect(await readStaffPicture(world.visitor, loose.hash)).toBeNull();
  expect(await readStaffPicture(world.visitor, kept.hash)).not.toBeNull();
});
