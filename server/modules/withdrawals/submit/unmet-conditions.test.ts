import { withdrawalConditions } from '../../../../schema/withdrawals';
import { usd } from '../../../../schema/money';
import { aTarget, openAllDay, setHours, verify } from '../../../testing/people/withdrawals';
import { withPayoutDesk, withWorld } from '../../../testing/suite';
import { aUser, credit } from '../../../testing/world';
import { preflight } from './unmet-conditions';

const world = withWorld();
const desk = withPayoutDesk(world);

const codes = async (person: Parameters<typeof desk.submit>[0], cents: bigint | null = null) =>
  (await preflight(person.ctx, { target: {}, amount: cents === null ? null : usd(cents) })).map(
    ({ code }) => code,
  );

it('names everything at once to somebody new, in the order in which submitting answers it', async () => {
  const person = await aUser(world);
  await setHours(world, '00:00', '00:00:00.000001');
  const unmet = await codes(person);
  await openAllDay(world);
  expect(unmet).toEqual([
    ...['REAL_NAME_REQUIRED', 'WITHDRAW_TIME', 'BIND_CARD_FIRST', 'FUND_PASSWORD_NOT_SET'],
    'BALANCE_TOO_LOW',
  ]);
  const order = Object.keys(withdrawalConditions);
  expect(order.filter((code) => (unmet as string[]).includes(code))).toEqual(unmet);
});

it('names nothing to somebody who can submit, and then submitting refuses nothing', async () => {
  const person = await desk.saver('100.00');
  expect(await codes(person, 10_000n)).toEqual([]);
  expect((await desk.submit(person, { dollars: '100.00' })).replayed).toBe(false);
  expect(await codes(person)).toEqual(['BALANCE_TOO_LOW']);
});

it('looks at the default target, and at the amount', async () => {
  const person = await desk.saver('1000.00');
  await aTarget(world, person, { kind: 'ALIPAY', waits: true });
  expect(await codes(person, 5_000n)).toEqual(['TARGET_WAITS', 'WITHDRAW_MIN']);
  await world.sql.owner.query('UPDATE payment_method SET is_default = true WHERE id = $1', [
    person.target,
  ]);
  expect(await codes(person, 5_000n)).toEqual(['WITHDRAW_MIN']);
});

it('M15: a verified user with money needs nothing but a target and a fund password', async () => {
  const person = await aUser(world);
  await verify(world, person, { by: desk.ada.staff.staffId });
  await credit(world, person.userId, '100.00');
  expect(await codes(person)).toEqual(['BIND_CARD_FIRST', 'FUND_PASSWORD_NOT_SET']);
});

describe('a reviewer is told, and nothing is stopped,', () => {
  const flagsOf = async (person: Parameters<typeof desk.submit>[0], dollars = '200.00') =>
    (await desk.find(await desk.submitted(person, { dollars }))).flags;

  it('of a new target, a new password, a new contact and a lock that is off', async () => {
    const person = await desk.saver('1000.00', { days: 0 });
    await desk.setFundPassword(person);
    await world.sql.owner.query(
      `INSERT INTO security_event (user_id, kind) VALUES ($1, 'FUND_PASSWORD'), ($1, 'EMAIL'), ($1, 'UNLOCKED')`,
      [person.userId],
    );
    expect((await flagsOf(person)).sort()).toEqual([
      ...['CONTACT_NEW', 'PASSWORD_NEW', 'TARGET_NEW', 'UNLOCKED'],
    ]);
  });

  it.each([
    ['the same browser, by another name', ['Safari, Mac', 'one'], []],
    ['another one of the same name', ['Chrome, Windows', 'two'], ['DEVICE_NEW']],
    ['one that does not say which it is', ['Chrome, Windows', null], ['DEVICE_NEW']],
  ] as const)('of a sign-in on a new device: %s', async (_what, [name, id], expected) => {
    const person = await desk.saver('1000.00');
    const signIn = (device: string, hashed: string | null, days: number) =>
      world.sql.owner.query(
        `INSERT INTO user_session (user_id, kind, token_hash, device, device_hash, created_at, expires_at)
         VALUES ($1, 'FULL', sha256(random()::text::bytea), $2, sha256($3::bytea), tarn_now() - make_interval(days => $4),
           tarn_now() + interval '1 day')`,
        [person.userId, device, hashed, days],
      );
    await world.sql.owner.query('DELETE FROM user_session WHERE user_id = $1', [person.userId]);
    await signIn('Chrome, Windows', 'one', 3);
    await signIn(name, id, 0);
    expect(await flagsOf(person)).toEqual(expected);
  });

  it.each([
    ['Anna Example', []],
    ['ANNA  EXAMPLE', []],
    ['Ben Example', ['NAME_DIFFERS']],
  ])('of a holder %s', async (holder, expected) => {
    expect(await flagsOf(await desk.saver('1000.00', { holder }))).toEqual(expected);
  });

  it('of more than three times the largest of 90 days, and not of the first', async () => {
    const person = await desk.saver('5000.00');
    const first = await desk.submitted(person, { dollars: '200.00' });
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
    await desk.take(desk.lena, first);
    await desk.approve(desk.lena, first);
    await world.sql.owner.query('SELECT apply_decisions(100)');
    expect(await flagsOf(person, '600.00')).toEqual([]);
    expect(await flagsOf(person, '600.01')).toEqual(['UNUSUAL_AMOUNT']);
  });
});
