import { someone } from '../../../testing/people/accounts';
import { aPerson } from '../../../testing/people/second-factors';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { applyDecisions } from '../../reviews';
import { requestFundPassword } from '../submit/request-fund-password';
import { stopHelp } from '../finish/stop-help';
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

const mailsTo = async (address: string) =>
  (await readOutbox(world.config, 100)).filter(
    ({ to, body }) => to === address && /[0-9a-zA-Z_-]{43}/.test(body),
  );

it('A5: a granted request is told, with its stop link, where the account was reached before too, for a week', async () => {
  const ann = await aPerson(world, 'lantern-5');
  const replaced = async (contact: string) => {
    await world.sql.owner.query('UPDATE app_user SET email = $2 WHERE id = $1', [
      ann.userId,
      contact,
    ]);
    return contact;
  };
  const granted = async () => {
    const id = await requestFundPassword(ann.ctx, { note: 'I forgot it.' });
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id);
    await applyDecisions(world.visitor);
    await mailHelpNotices(world.visitor);
    await stopHelp(ann.ctx, id);
  };
  const theirs = await replaced(someone());
  await granted();
  expect([await mailsTo(ann.account), await mailsTo(theirs)].map((all) => all.length)).toEqual([
    1, 1,
  ]);

  await advance(world, 8 * 86_400);
  await granted();
  expect([await mailsTo(ann.account), await mailsTo(theirs)].map((all) => all.length)).toEqual([
    1, 2,
  ]);

  // Somebody else is reached there by now: what is said of this account is not for them.
  const last = await replaced(someone());
  const other = await aPerson(world);
  await world.sql.owner.query('UPDATE app_user SET email = $2 WHERE id = $1', [
    other.userId,
    theirs,
  ]);
  await granted();
  expect([await mailsTo(theirs), await mailsTo(last)].map((all) => all.length)).toEqual([2, 1]);
});
