import { randomUUID } from 'node:crypto';
import { formatMoney, usd } from '../../../../schema/money';
import { aTarget, setHours, openAllDay } from '../../../testing/people/withdrawals';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withPayoutDesk, withWorld } from '../../../testing/suite';
import { advance, aUser, credit, purses, quote, waitsForALock } from '../../../testing/world';
import { isRefusal } from '../../../platform/domain-error';
import { lockUser } from '../../accounts';
import { submitWithdrawal } from './submit-withdrawal';

const world = withWorld();
const desk = withPayoutDesk(world);
provenAfterEach(world);

const figuresOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (isRefusal(error) ? { code: error.code, ...error.figures } : error),
  );

it('freezes the amount, and says what it costs and what arrives', async () => {
  const person = await desk.saver('1000.00');
  const id = await desk.submitted(person, { dollars: '200.01' });
  expect(await purses(world, person)).toEqual({ available: '799.99', frozen: '200.01' });
  const { fee, credited, state, coin, flags } = await desk.find(id);
  expect([fee, credited].map((minor) => formatMoney(usd(minor)))).toEqual(['2.00', '198.01']);
  expect({ state, coin, flags }).toEqual({ state: 'SUBMITTED', coin: null, flags: [] });
});

it('M6: the same key is one withdrawal, four at once are one, and another input is refused', async () => {
  const person = await desk.saver('1000.00');
  const key = randomUUID();
  const all = await Promise.all(Array.from({ length: 4 }, () => desk.submit(person, { key })));
  expect(new Set(all.map(({ resultId }) => resultId)).size).toBe(1);
  expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await purses(world, person)).toEqual({ available: '800.00', frozen: '200.00' });
  expect(await refusalOf(desk.submit(person, { key, dollars: '201.00' }))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

it('M6: without a key two equal ones within three seconds are one', async () => {
  const person = await desk.saver('1000.00');
  const [first, second] = [
    await desk.submit(person, { key: null }),
    await desk.submit(person, { key: null }),
  ];
  expect([second.resultId, second.replayed]).toEqual([first.resultId, true]);
});

it('M6: a repeat is answered as the first one was, whatever the password and the hour are by now', async () => {
  const person = await desk.saver('1000.00');
  const key = randomUUID();
  const { resultId } = await desk.submit(person, { key });
  const repeated = () => desk.submit(person, { key, password: 'not-my-password' });
  const first = await repeated();
  await setHours(world, '00:00', '00:01');
  const again = await repeated();
  await openAllDay(world);
  expect([first, again]).toEqual(Array(2).fill({ resultId, replayed: true }));
});

it('M5: of many at once only what is there is frozen', async () => {
  const person = await desk.saver('450.00');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refusalOf(desk.submit(person, { dollars: '200.00' }))),
  );
  expect(answers.sort()).toEqual([...Array<string>(3).fill('BALANCE_TOO_LOW'), 'OK', 'OK']);
  expect(await purses(world, person)).toEqual({ available: '50.00', frozen: '400.00' });
});

it('M9: of many at once the day’s sum is not passed', async () => {
  const person = await desk.saver('200000.00');
  const sent = ['40000.00', '40000.00', '40000.00', '20000.00', '20000.01'];
  const answers = await Promise.all(
    sent.map((dollars) => refusalOf(desk.submit(person, { dollars }))),
  );
  const { rows } = await world.sql.owner.query<{ sum: number; count: number }>(
    `SELECT sum(amount)::int AS sum, count(*)::int AS count FROM withdrawal WHERE user_id = $1`,
    [person.userId],
  );
  const [{ sum, count }] = rows as [{ sum: number; count: number }];
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(count);
  expect(answers.filter((answer) => answer !== 'OK')).toEqual(
    Array(sent.length - count).fill(expect.stringMatching(/^WITHDRAW_(DAY_SUM|COUNT)$/)),
  );
  expect(sum).toBeLessThanOrEqual(10_000_000);
  expect(sum).toBeGreaterThanOrEqual(8_000_000);
});

it('M9: the day’s sum takes its last cent, and not one more', async () => {
  const person = await desk.saver('200000.00');
  await desk.submit(person, { dollars: '49999.00' });
  await desk.submit(person, { dollars: '49901.00' });
  expect(await refusalOf(desk.submit(person, { dollars: '100.01' }))).toBe('WITHDRAW_DAY_SUM');
  expect(await refusalOf(desk.submit(person, { dollars: '100.00' }))).toBe('OK');
});

it('M15: a request waits for another one of its user, and counts it', async () => {
  const person = await desk.saver('1000.00');
  await desk.submit(person, { dollars: '100.00' });
  await desk.submit(person, { dollars: '100.00' });
  const SUBMIT = `SELECT status FROM submit_withdrawal($1, $2, NULL, 10000,
    (SELECT fund_password_hash FROM app_user WHERE id = $1), false)`;
  const args = [person.userId, person.target];
  const first = await world.sql.owner.connect();
  try {
    await first.query('BEGIN');
    await first.query(SUBMIT, args);
    const second = world.sql.owner.query<{ status: string }>(SUBMIT, args);
    expect(await waitsForALock(world, second)).toBe(true);
    await first.query('COMMIT');
    expect((await second).rows[0]?.status).toBe('WITHDRAW_COUNT');
  } finally {
    first.release();
  }
});

it('A1: the server’s own role submits nothing to another user’s target', async () => {
  const [person, other] = [await desk.saver(), await desk.saver()];
  const { rows } = await world.sql.app.query<{ status: string }>(
    `SELECT status FROM submit_withdrawal($1, $2, NULL, 20000, 'any', false)`,
    [person.userId, other.target],
  );
  expect(rows[0]?.status).toBe('TARGET_NOT_FOUND');
});

describe('refuses, freezing nothing,', () => {
  it('a visitor', async () => {
    const asked = { amount: usd(20_000n), target: {}, fundPassword: '', idempotencyKey: null };
    expect(await refusalOf(submitWithdrawal(world.visitor, asked))).toBe('LOGIN_REQUIRED');
  });

  it('a user who is not verified', async () => {
    const person = await aUser(world);
    await credit(world, person.userId, '500.00');
    const target = await aTarget(world, person);
    expect(await refusalOf(desk.submit(person, { target }))).toBe('REAL_NAME_REQUIRED');
    expect(await purses(world, person)).toEqual({ available: '500.00', frozen: '0.00' });
  });

  it('an hour outside the policy, with its figures', async () => {
    const person = await desk.saver();
    await setHours(world, '00:00', '00:00:00.000001');
    const asked = await figuresOf(desk.submit(person));
    await openAllDay(world);
    expect(asked).toEqual({ code: 'WITHDRAW_TIME', start: '00:00', end: '00:00', zone: 'UTC' });
  });

  it.each([
    [null, 'BIND_CARD_FIRST'],
    ['BANK_CARD', 'BIND_CARD_FIRST'],
    ['ALIPAY', 'SET_ALIPAY_FIRST'],
    ['WECHAT', 'SET_WECHAT_FIRST'],
    ['BTC', 'BIND_WALLET_FIRST'],
  ] as const)('somebody with nothing bound who asks for %s: %s', async (kind, code) => {
    const person = await desk.saver();
    await world.sql.owner.query(
      'UPDATE payment_method SET deleted_at = tarn_now() WHERE user_id = $1',
      [person.userId],
    );
    expect(await refusalOf(desk.submit(person, { kind }))).toBe(code);
  });

  it('A1: another user’s target, a deleted one and one that is no id', async () => {
    const [person, other] = [await desk.saver(), await desk.saver()];
    const gone = await aTarget(world, person);
    await world.sql.owner.query('UPDATE payment_method SET deleted_at = tarn_now() WHERE id = $1', [
      gone,
    ]);
    for (const target of [other.target, gone, '0', 'x']) {
      expect(await refusalOf(desk.submit(person, { target }))).toBe('TARGET_NOT_FOUND');
    }
  });

  it('a target that waits, and pays out to it a day later', async () => {
    const person = await desk.saver('1000.00', { waits: true });
    const asked = await figuresOf(desk.submit(person));
    expect(asked).toMatchObject({ code: 'TARGET_WAITS' });
    await advance(world, 24 * 3600 + 1);
    expect(await refusalOf(desk.submit(person))).toBe('OK');
  });

  it('several targets without saying which, keeping nothing under the key', async () => {
    const person = await desk.saver();
    await aTarget(world, person, { kind: 'ALIPAY' });
    const key = randomUUID();
    expect(await refusalOf(desk.submit(person, { key }))).toBe('FORM_INCOMPLETE');
    expect(await refusalOf(desk.submit(person, { key, kind: 'ALIPAY' }))).toBe('OK');
  });

  it('no fund password', async () => {
    const person = await desk.saver();
    await desk.setFundPassword(person, null);
    expect(await refusalOf(desk.submit(person))).toBe('FUND_PASSWORD_NOT_SET');
  });

  it('S5: a wrong fund password, which no key keeps, and after five of them the account waits', async () => {
    const person = await desk.saver();
    const key = randomUUID();
    const wrong = () => refusalOf(desk.submit(person, { key, password: 'wrong-password' }));
    expect(await wrong()).toBe('FUND_PASSWORD_WRONG');
    expect(await refusalOf(desk.submit(person, { key }))).toBe('OK');
    const other = await desk.saver();
    const tries = [];
    for (let n = 0; n < 6; n += 1) {
      tries.push(await refusalOf(desk.submit(other, { password: `wrong-password-${String(n)}` })));
    }
    expect(tries.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(desk.submit(other))).toBe('TOO_MANY_REQUESTS');
    expect(await purses(world, other)).toEqual({ available: '1000.00', frozen: '0.00' });
  });

  it.each([
    ['99.99', 'WITHDRAW_MIN', { min: '100.00' }],
    ['49999.01', 'WITHDRAW_MAX', { max: '49999.00' }],
    ['1000.01', 'BALANCE_TOO_LOW', {}],
  ])('%s USD: %s', async (dollars, code, figures) => {
    const person = await desk.saver('1000.00');
    expect(await figuresOf(desk.submit(person, { dollars }))).toEqual({ code, ...figures });
    expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  });

  it('a fourth of a day; one that was cancelled does not count', async () => {
    const person = await desk.saver('1000.00');
    const [first] = [await desk.submitted(person), await desk.submitted(person)];
    await desk.submitted(person);
    expect(await figuresOf(desk.submit(person))).toEqual({ code: 'WITHDRAW_COUNT', count: '3' });
    await desk.cancel(person, first);
    expect(await refusalOf(desk.submit(person))).toBe('OK');
  });

  it('more than a day’s sum, this request in it', async () => {
    const person = await desk.saver('150000.00');
    await desk.submitted(person, { dollars: '49999.00' });
    await desk.submitted(person, { dollars: '49999.00' });
    expect(await figuresOf(desk.submit(person, { dollars: '100.00' }))).toEqual({
      code: 'WITHDRAW_DAY_SUM',
      max: '100000.00',
      left: '2.00',
    });
  });

  it('a coin without a fresh quote; with one the coin amount is fixed and rounded down', async () => {
    const person = await desk.saver('1000.00', { kind: 'BTC', holder: null });
    expect(await refusalOf(desk.submit(person))).toBe('QUOTE_STALE');
    await quote(world, '1.00000', 'USDT/USD');
    await quote(world, '90000.00');
    const row = await desk.find(await desk.submitted(person));
    // 198.00 USD less 0.50 % are 197.01, at 90,000 dollars a coin.
    expect([row.coin, row.coinAmount, row.flags]).toEqual(['BTC', 218_900n, []]);
    await advance(world, 60);
    expect(await refusalOf(desk.submit(person))).toBe('QUOTE_STALE');
  });

  it('a locked account, over SQL too', async () => {
    const person = await desk.saver();
    await lockUser(desk.ada.ctx, { userId: person.userId, reason: 'Asked to.' });
    expect(await refusalOf(desk.submit(person))).toBe('ACCOUNT_LOCKED');
    expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  });
});

it('A3: the server’s own role submits nothing without the proven fund password', async () => {
  const person = await desk.saver();
  const asked = async (hash: string | null) => {
    const { rows } = await world.sql.app.query<{ status: string }>(
      'SELECT status FROM submit_withdrawal($1, $2, NULL, 20000, $3, false)',
      [person.userId, person.target, hash],
    );
    return rows[0]?.status;
  };
  expect(await asked(null)).toBe('SYSTEM_BUSY');
  expect(await asked('$argon2id$other')).toBe('FUND_PASSWORD_WRONG');
  expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
});

it('M15: a request keeps the policy it was submitted under', async () => {
  const person = await desk.saver();
  const id = await desk.submitted(person);
  await world.sql.owner.query(`UPDATE setting SET value = '200' WHERE key = 'withdrawFeeBp'`);
  const dearer = await desk.find(await desk.submitted(person));
  await world.sql.owner.query(`UPDATE setting SET value = '100' WHERE key = 'withdrawFeeBp'`);
  const first = await desk.find(id);
  expect([first.fee, dearer.fee]).toEqual([200n, 400n]);
  expect(dearer.policyId).not.toBe(first.policyId);
  expect((await desk.find(await desk.submitted(person))).policyId).toBe(first.policyId);
});
