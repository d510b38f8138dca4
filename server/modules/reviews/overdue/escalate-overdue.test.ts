import { aPerson } from '../../../testing/people/second-factors';
import { withRegistered } from '../../../testing/people/accounts';
import { aHeldRequest } from '../../../testing/recharges';
import { withHelpDesk, withReviewDesk, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type Person } from '../../../testing/world';
import { lockUser } from '../../accounts';
import { freezeAccount } from '../../accounts/freeze/freeze-account';
import { unlockUser } from '../../accounts/lock/unlock-user';
import { unreadNotices } from '../../staff/notices/read-staff-notice';
import { requestFundPassword } from '../../support';
import { escalateOverdue } from './escalate-overdue';

const world = withWorld();
const desk = withReviewDesk(world);
const help = withHelpDesk(world);
const people = withRegistered(world);
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

it('H8: what waits for a locked or frozen account is told of only once the account is open', async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const { person, id } = await aHeldRequest(world, desk);
  await lockUser(ctx, { userId: person.userId, reason: 'Two people use it.' });
  const { user } = await people.registered();
  const actor = { userId: user.id, sessionId: '0', lockReason: null, language: 'en', pass: false };
  const frozen = { userId: user.id, ctx: { ...world.visitor, actor } } as Person;
  const waiting = await desk.submitted(frozen, '200.00');
  await freezeAccount(frozen.ctx);
  const open = await aHeldRequest(world, desk);
  await advance(world, DAY + 60);
  await escalateOverdue(world.visitor);
  const told = async (one: string) => (await overdueFor()).includes(`recharge/${one}`);
  expect(await Promise.all([id, waiting, open.id].map(told))).toEqual([false, false, true]);
  await unlockUser(ctx, { userId: person.userId, reason: 'Reviewed.' });
  await escalateOverdue(world.visitor);
  expect(await Promise.all([id, waiting].map(told))).toEqual([true, false]);
});
