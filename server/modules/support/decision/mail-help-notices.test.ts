import { aPerson } from '../../../testing/people/second-factors';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { readOutbox } from '../../../platform/mail';
import { applyDecisions } from '../../reviews';
import { requestFundPassword } from '../submit/request-fund-password';
import { mailHelpNotices } from './mail-help-notices';

const world = withWorld();
const desk = withHelpDesk(world);

it('tells a decision on the old channel once, a refusal with its reason', async () => {
  const person = await aPerson(world, 'lantern-5');
  const id = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
  await desk.take(desk.lena, id);
  await desk.refuse(desk.lena, id, 'You could not name your last contract.');
  await applyDecisions(world.visitor);
  const mails = async () =>
    (await readOutbox(world.config, 50)).filter(({ to }) => to === person.account);
  expect(await mails()).toEqual([]);
  await mailHelpNotices(world.visitor);
  await mailHelpNotices(world.visitor);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.body).toContain('You could not name your last contract.');
});
