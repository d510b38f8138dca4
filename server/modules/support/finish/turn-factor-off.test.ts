import { codeOf, registering, withRegistered } from '../../../testing/people/accounts';
import { aPerson, codeOfApp } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { logIn, sendCode } from '../../accounts';
import { beginSecondFactor } from '../../accounts/second-factor/begin-second-factor';
import { confirmSecondFactor } from '../../accounts/second-factor/confirm-second-factor';
import { readLostFactor } from '../submit/read-lost-factor';
import { reportLostFactor } from '../submit/report-lost-factor';
import { turnFactorOff } from './turn-factor-off';

const world = withWorld();
const desk = withHelpDesk(world);
const people = withRegistered(world);
const DAY = 24 * 3_600;
const { password } = registering;
const note = 'My phone was stolen.';

let addresses = 0;
const fresh = () => {
  addresses += 1;
  return { ...world.visitor, address: `10.7.0.${String(addresses)}` };
};

async function withFactor() {
  const person = await aPerson(world);
  const { setupKey } = await beginSecondFactor(person.ctx, { password });
  await confirmSecondFactor(person.ctx, { code: await codeOfApp(world, setupKey) });
  return person;
}

async function granted() {
  const person = await withFactor();
  const id = await reportLostFactor(fresh(), { account: person.account, password, note });
  await desk.granted(id);
  return { ...person, id };
}

async function off(account: string, more: { password?: string; code?: string } = {}) {
  await sendCode(fresh(), { account, scene: 'FACTOR_OFF' });
  const code = more.code ?? (await codeOf(world, account));
  return refusalOf(turnFactorOff(fresh(), { account, password, ...more, code }));
}

describe('A lost second factor', () => {
  it('goes a day after the notice, by the password and a code, and opens no session', async () => {
    const { account } = await granted();
    expect(await off(account)).toBe('HELP_WAITS');
    expect(await refusalOf(logIn(fresh(), { account, password }))).toBe('SECOND_FACTOR_REQUIRED');
    await advance(world, DAY + 1);
    expect(await off(account)).toBe('OK');
    expect(await refusalOf(logIn(fresh(), { account, password }))).toBe('OK');
  });

  it('tells where it is to whoever knows the password', async () => {
    const person = await withFactor();
    const by = { account: person.account, password };
    expect(await readLostFactor(fresh(), by)).toBeNull();
    const id = await reportLostFactor(fresh(), { ...by, note });
    expect((await readLostFactor(fresh(), by))?.id).toBe(id);
  });
});

describe('Somebody who would take over an account', () => {
  it('needs the password to ask, and learns no more than by signing in', async () => {
    const { account } = await withFactor();
    const ask = (who: string, secret: string) =>
      refusalOf(reportLostFactor(fresh(), { account: who, password: secret, note }));
    expect(await ask(account, 'harbour-8')).toBe('PASSWORD_WRONG');
    expect(await ask('nobody@test.tarn', password)).toBe('USER_NOT_FOUND');
    const same = { ...world.visitor, config: { ...world.config, loginMessages: 'same' as const } };
    for (const [who, secret] of [
      [account, 'harbour-8'],
      ['nobody@test.tarn', password],
    ] as const) {
      expect(
        await refusalOf(reportLostFactor(same, { account: who, password: secret, note })),
      ).toBe('LOGIN_FAILED');
    }
  });

  it('A4: guesses the password here as slowly as by signing in: the tries are counted together', async () => {
    const { account } = await withFactor();
    for (let n = 0; n < 3; n += 1)
      await refusalOf(logIn(fresh(), { account, password: 'harbour-8' }));
    for (let n = 0; n < 2; n += 1)
      await refusalOf(reportLostFactor(fresh(), { account, password: 'harbour-8', note }));
    expect(await refusalOf(reportLostFactor(fresh(), { account, password, note }))).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(await refusalOf(readLostFactor(fresh(), { account, password }))).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(await off(account)).toBe('TOO_MANY_REQUESTS');
  });

  it('needs the mailbox as well: no code, a wrong one and one for something else leave it', async () => {
    const { account } = await granted();
    await advance(world, DAY + 1);
    await sendCode(fresh(), { account, scene: 'RESET' });
    const reset = await codeOf(world, account);
    expect(await off(account, { code: '' })).toBe('CODE_REQUIRED');
    await advance(world, 61);
    expect(await off(account, { code: reset })).toBe('CODE_WRONG');
    const { rows } = await world.sql.app.query<{ status: string }>(
      'SELECT status FROM turn_factor_off((SELECT id FROM app_user WHERE email = $1))',
      [account],
    );
    expect(rows[0]?.status).toBe('CODE_WRONG');
    expect(await refusalOf(logIn(fresh(), { account, password }))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('asks in vain where there is no second factor', async () => {
    const { account } = await people.registered();
    expect(await refusalOf(reportLostFactor(fresh(), { account, password, note }))).toBe(
      'SECOND_FACTOR_NOT_SET',
    );
  });
});
