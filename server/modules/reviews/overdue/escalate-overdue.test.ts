import { aPerson } from '../../../testing/people/second-factors';
import { aHeldRequest } from '../../../testing/recharges';
import { withHelpDesk, withReviewDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { unreadNotices } from '../../staff/notices/read-staff-notice';
import { requestFundPassword } from '../../support';
import { escalateOverdue } from './escalate-overdue';

const world = withWorld();
const desk = withReviewDesk(world);
const help = withHelpDesk(world);
const DAY = 24 * 3_600;

const overdueFor = async ({ ctx } = desk.ada) =>
  (await unreadNotices(ctx)).filter(({ kind }) => kind === 'OVERDUE').map(({ subject }) => subject);

it('H8: every administrator learns of what is overdue, of each kind, once; nothing else happens to it', async () => {
  const { id } = await aHeldRequest(world, desk);
  const decided = await aHeldRequest(world, desk);
  await desk.approve(desk.lena, decided.id);
  const person = await aPerson(world, 'lantern-5');
  const asked = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
  await escalateOverdue(world.visitor);
  expect(await overdueFor()).toEqual([]);
  await advance(world, DAY + 60);
  const before = await desk.find(id);
  await Promise.all([escalateOverdue(world.visitor), escalateOverdue(world.visitor)]);
  const told = [`recharge/${id}`, `password_request/${asked}`];
  expect((await overdueFor()).sort()).toEqual([...told].sort());
  expect((await overdueFor(help.ada)).sort()).toEqual([...told].sort());
  await escalateOverdue(world.visitor);
  expect(await overdueFor()).toHaveLength(2);
  expect(await desk.find(id)).toEqual(before);
});
