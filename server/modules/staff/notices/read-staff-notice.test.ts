import { aChannel } from '../../../testing/people/channels';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { readStaffNotice, unreadNotices } from './read-staff-notice';

const world = withWorld();

it('A2: a notice is one’s own to read, once; somebody else’s looks missing', async () => {
  const ada = await aStaffMember(world, 'ADMIN');
  const lena = await aStaffMember(world, 'SUPPORT');
  const bounds = { min: 100n, max: 200n, sort: 1 };
  await aChannel(world, { kind: 'BANK', titles: { en: 'B' }, details: [], notes: {}, ...bounds });
  const [notice] = await unreadNotices(ada.ctx);
  const id = notice?.id ?? '';
  expect(notice?.kind).toBe('RECEIVING_DETAILS');
  expect(await unreadNotices(lena.ctx)).toEqual([]);
  expect(await refusalOf(readStaffNotice(lena.ctx, id))).toBe('REQUEST_NOT_FOUND');
  expect(await refusalOf(readStaffNotice(lena.ctx, "1' OR '1"))).toBe('REQUEST_NOT_FOUND');
  expect(await unreadNotices(ada.ctx)).toHaveLength(1);
  await readStaffNotice(ada.ctx, id);
  expect(await refusalOf(readStaffNotice(ada.ctx, id))).toBe('OK');
  expect(await unreadNotices(ada.ctx)).toEqual([]);
});
