import { aSession } from '../../../testing/http';
import { registering } from '../../../testing/people/accounts';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { freezeAccount, lockUser, logIn, readSession } from '../../accounts';
import { unlockUser } from '../../accounts/lock/unlock-user';
import { helpOf, helpStateAt } from '../help-requests';
import { sendAppeal } from './send-appeal';

const world = withWorld();
const desk = withHelpDesk(world);
const note = 'My brother used my phone once; I have changed the password.';
const { password } = registering;

const byPass = async (userId: string) => ({
  ...world.visitor,
  actor: await readSession(world.visitor, await aSession(world, userId, 'LOCKED_PASS')),
});

async function locked(by = desk.lena) {
  const person = await aPerson(world);
  await lockUser(by.ctx, { userId: person.userId, reason: 'Two people use it.' });
  return { ...person, pass: await byPass(person.userId) };
}

async function appealed() {
  const person = await locked();
  return { ...person, id: await sendAppeal(person.pass, { note }) };
}

const signsIn = ({ account }: { readonly account: string }) =>
  refusalOf(logIn(world.visitor, { account, password }));

describe('An appeal of a lock', () => {
  it('opens the account when somebody else approves it', async () => {
    const person = await appealed();
    await desk.take(desk.ada, person.id);
    await desk.approve(desk.ada, person.id);
    await desk.effect();
    expect(await signsIn(person)).toBe('OK');
    const row = await desk.find(person.id);
    expect(helpStateAt(row, await world.visitor.now())).toBe('DONE');
  });

  it('that is refused leaves it locked, and says why on the locked page', async () => {
    const person = await appealed();
    await desk.take(desk.ada, person.id);
    await desk.refuse(desk.ada, person.id, 'The devices are in two countries.');
    await desk.effect();
    expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
    const pass = await byPass(person.userId);
    const row = await helpOf(pass, person.userId, 'APPEAL');
    expect(row).toMatchObject({ decisionReason: 'The devices are in two countries.' });
  });

  it('is sent once a lock, and again for another lock', async () => {
    const person = await appealed();
    expect(await refusalOf(sendAppeal(person.pass, { note }))).toBe('HELP_OPEN');
    await desk.take(desk.ada, person.id);
    await desk.refuse(desk.ada, person.id);
    await desk.effect();
    expect(await refusalOf(sendAppeal(person.pass, { note }))).toBe('HELP_OPEN');
    await unlockUser(desk.ada.ctx, { userId: person.userId, reason: 'Reviewed.' });
    await lockUser(desk.ada.ctx, { userId: person.userId, reason: 'Again.' });
    expect(await refusalOf(sendAppeal(await byPass(person.userId), { note }))).toBe('OK');
  });

  it('O1: is neither taken nor decided by who locked, by the act or by SQL, whoever owns the database', async () => {
    const person = await appealed();
    expect(await refusalOf(desk.take(desk.lena, person.id))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalOf(desk.approve(desk.lena, person.id))).toBe('SECOND_PERSON_NEEDED');
    const by = desk.lena.staff.staffId;
    await expect(
      world.sql.owner.query(
        `UPDATE review SET taken_by = $1, lease_until = tarn_now() + interval '1 minute'
         WHERE kind = 'APPEAL' AND subject_id = $2`,
        [by, person.id],
      ),
    ).rejects.toThrow(/somebody who did not lock/);
    await expect(world.sql.owner.query('SELECT grant_help($1, $2)', ['APPEAL', person.id]))
      .rejects //
      .toThrow(/is not approved/);
    expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
  });

  it('needs the pass of the locked page: neither a visitor, nor the session of before, nor a user sends one', async () => {
    const person = await locked();
    expect(await refusalOf(sendAppeal(world.visitor, { note }))).toBe('LOGIN_REQUIRED');
    expect(await refusalOf(sendAppeal(person.ctx, { note }))).toBe('LOGIN_REQUIRED');
    const other = await aPerson(world);
    expect(await refusalOf(sendAppeal(other.ctx, { note }))).toBe('LOGIN_REQUIRED');
  });

  it('is not there for a user’s own freeze, which no approval ends', async () => {
    const person = await aPerson(world);
    await freezeAccount(person.ctx);
    expect(await refusalOf(sendAppeal(await byPass(person.userId), { note }))).toBe(
      'REQUEST_NOT_FOUND',
    );
  });

  it('of a lock that ended meanwhile changes nothing any more', async () => {
    const person = await appealed();
    await unlockUser(desk.ada.ctx, { userId: person.userId, reason: 'Reviewed.' });
    await lockUser(desk.lena.ctx, { userId: person.userId, reason: 'Something else.' });
    await desk.take(desk.ada, person.id);
    await desk.approve(desk.ada, person.id);
    await desk.effect();
    expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
  });
});
