import { findUser } from '../users';
import { codeOf, withRegistered, someone, registering } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember } from '../../../testing/world';
import type { Context } from '../../../platform/context';
import { liftWait } from '../lock/lift-wait';
import { lockUser } from '../lock/lock-user';
import { sendCode } from '../codes/send-code';
import { logIn } from '../sessions/log-in';
import { readSession } from '../sessions/read-session';
import { changePassword } from './change-password';
import { checkFundPassword } from './check-fund-password';
import { resetPassword } from './reset-password';
import { setFundPassword } from './set-fund-password';

const world = withWorld();
const people = withRegistered(world);
const LOGIN = registering.password;
const FUND = 'lantern-5';
const NEW = 'beacon-9';
const twice = (password: string) => ({ password, passwordRepeat: password });

let addresses = 0;
/** Nobody has used this address before. */
const fresh = (): Context => {
  addresses += 1;
  return { ...world.visitor, address: `10.9.${String(addresses >> 8)}.${String(addresses & 255)}` };
};

async function signedIn(account: string, password: string = LOGIN) {
  const { token } = await logIn(fresh(), { account, password });
  return { token, ctx: { ...fresh(), actor: await readSession(world.visitor, token) } };
}

async function somebody({ fund = null as string | null } = {}) {
  const fundPassword = fund === null ? null : { password: fund, repeat: fund };
  const { account, user } = await people.registered({ fundPassword });
  return { account, userId: user.id, ...(await signedIn(account)) };
}

const isOpen = async (token: string) => (await readSession(world.visitor, token)) !== null;
const resetCode = async (account: string) => {
  await sendCode(fresh(), { account, scene: 'RESET' });
  return codeOf(world, account);
};

describe('changing the login password', () => {
  it('A3: ends all other sessions and keeps this one', async () => {
    const { account, token, ctx } = await somebody();
    const others = [await signedIn(account), await signedIn(account)];
    await changePassword(ctx, { oldPassword: LOGIN, ...twice(NEW) });
    expect(await isOpen(token)).toBe(true);
    for (const other of others) expect(await isOpen(other.token)).toBe(false);
    const tryIn = (password: string) => refusalOf(logIn(fresh(), { account, password }));
    expect([await tryIn(LOGIN), await tryIn(NEW)]).toEqual(['PASSWORD_WRONG', 'OK']);
  });

  it.each([
    ['short', 'short', LOGIN, 'PASSWORD_LENGTH'],
    ['password', 'password', LOGIN, 'PASSWORD_COMMON'],
    [NEW, 'beacon-8', LOGIN, 'PASSWORD_MISMATCH'],
    [NEW, NEW, 'wrong-one', 'PASSWORD_WRONG'],
    [NEW, NEW, FUND, 'PASSWORD_WRONG'],
  ])('A6: to %s, %s with %s: %s, and nothing changes', async (password, repeat, old, code) => {
    const { account, ctx } = await somebody({ fund: FUND });
    const change = { oldPassword: old, password, passwordRepeat: repeat };
    expect(await refusalOf(changePassword(ctx, change))).toBe(code);
    expect(await refusalOf(logIn(fresh(), { account, password: LOGIN }))).toBe('OK');
  });

  it('from two devices at once changes it once', async () => {
    const { account, ctx } = await somebody();
    const other = await signedIn(account);
    const answers = await Promise.all(
      [ctx, other.ctx].map((one, n) =>
        refusalOf(changePassword(one, { oldPassword: LOGIN, ...twice(`${NEW}${String(n)}`) })),
      ),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });
});

describe('a forgotten login password', () => {
  it('A3: is chosen anew by a code; all sessions end, and the wait with them', async () => {
    const { account, token } = await somebody();
    for (let n = 0; n < 5; n += 1)
      await refusalOf(logIn(fresh(), { account, password: 'wrong-1' }));
    const code = await resetCode(account);
    await resetPassword(fresh(), { account, code, ...twice(NEW) });
    expect(await isOpen(token)).toBe(false);
    expect(await refusalOf(logIn(fresh(), { account, password: NEW }))).toBe('OK');
    const again = { account, code, ...twice('beacon-10') };
    expect(await refusalOf(resetPassword(fresh(), again))).toBe('CODE_WRONG');
  });

  it('A5: an unknown account and a wrong code are answered alike', async () => {
    const { account } = await somebody();
    const code = await resetCode(account);
    const not = code === '111111' ? '222222' : '111111';
    for (const name of [account, someone()]) {
      const reset = resetPassword(fresh(), { account: name, code: not, ...twice(NEW) });
      expect(await refusalOf(reset)).toBe('CODE_WRONG');
    }
  });

  it('A3: of a locked account stays as it was', async () => {
    const { account, userId } = await somebody();
    const code = await resetCode(account);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId, reason: 'Under review.' });
    const before = await findUser(world.visitor, account);
    const reset = resetPassword(fresh(), { account, code, ...twice(NEW) });
    expect(await refusalOf(reset)).toBe('ACCOUNT_LOCKED');
    expect((await findUser(world.visitor, account))?.passwordHash).toBe(before?.passwordHash);
  });

  it('A5: the database takes none without a code that was just used, nor a second by the same', async () => {
    const { account, userId } = await somebody();
    const inDatabase = async () => {
      const sql = `SELECT reset_password($1, 'other') AS status`;
      const { rows } = await world.sql.app.query<{ status: string }>(sql, [userId]);
      return rows[0]?.status;
    };
    const code = await resetCode(account);
    expect(await inDatabase()).toBe('CODE_WRONG');
    await resetPassword(fresh(), { account, code, ...twice(NEW) });
    expect(await inDatabase()).toBe('CODE_WRONG');
    const update = `UPDATE app_user SET password_hash = 'other' WHERE id = $1`;
    await expect(world.sql.app.query(update, [userId])).rejects.toThrow(/permission denied/);
  });
});

describe('the fund password', () => {
  it('is set without an old one the first time, and with it from then on', async () => {
    const { ctx, userId } = await somebody();
    const set = (password: string, oldPassword?: string) =>
      refusalOf(setFundPassword(ctx, { ...twice(password), ...(oldPassword && { oldPassword }) }));
    expect(await refusalOf(checkFundPassword(ctx, userId, FUND))).toBe('FUND_PASSWORD_NOT_SET');
    expect(await set(FUND)).toBe('OK');
    expect(await set(NEW)).toBe('FORM_INCOMPLETE');
    expect(await set(NEW, LOGIN)).toBe('FUND_PASSWORD_WRONG');
    expect(await refusalOf(checkFundPassword(ctx, userId, FUND))).toBe('OK');
    expect(await set(NEW, FUND)).toBe('OK');
    expect(await refusalOf(checkFundPassword(ctx, userId, FUND))).toBe('FUND_PASSWORD_WRONG');
    expect(await refusalOf(checkFundPassword(ctx, userId, NEW))).toBe('OK');
  });

  it('H8: a wrong old one is told at its own field, like that of the login password', async () => {
    const { ctx } = await somebody({ fund: FUND });
    const change = { oldPassword: 'wrong-one', ...twice(NEW) };
    await expect(setFundPassword(ctx, change)).rejects.toMatchObject({
      code: 'FUND_PASSWORD_WRONG',
      field: 'oldPassword',
    });
    await expect(changePassword(ctx, change)).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
      field: 'oldPassword',
    });
  });

  it('A6: the login password never stands in for it', async () => {
    const { ctx, userId } = await somebody({ fund: FUND });
    expect(await refusalOf(checkFundPassword(ctx, userId, LOGIN))).toBe('FUND_PASSWORD_WRONG');
  });

  it('A7: common and short ones are refused, and two that differ', async () => {
    const { ctx } = await somebody();
    const set = (password: string, passwordRepeat: string) =>
      refusalOf(setFundPassword(ctx, { password, passwordRepeat }));
    expect(await set('abc', 'abc')).toBe('FUND_PASSWORD_LENGTH');
    expect(await set('password', 'password')).toBe('FUND_PASSWORD_COMMON');
    expect(await set(FUND, NEW)).toBe('FUND_PASSWORD_MISMATCH');
  });

  it('set from two devices at once is set once', async () => {
    const { ctx } = await somebody();
    const answers = await Promise.all(
      [FUND, NEW].map((one) => refusalOf(setFundPassword(ctx, twice(one)))),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });
});

describe('A4: wrong ones of every kind', () => {
  it('count together: after five, mixed, the account waits for each', async () => {
    const { account, ctx, userId } = await somebody({ fund: FUND });
    const login = (password: string) => refusalOf(logIn(fresh(), { account, password }));
    const fund = (password: string) => refusalOf(checkFundPassword(ctx, userId, password));
    const change = (oldPassword: string) =>
      refusalOf(changePassword(ctx, { oldPassword, ...twice(NEW) }));
    expect(await login('wrong-1')).toBe('PASSWORD_WRONG');
    expect(await fund('wrong-2')).toBe('FUND_PASSWORD_WRONG');
    expect(await change('wrong-3')).toBe('PASSWORD_WRONG');
    expect(await fund('wrong-4')).toBe('FUND_PASSWORD_WRONG');
    expect(await login('wrong-5')).toBe('PASSWORD_WRONG');
    for (const right of [login(LOGIN), fund(FUND), change(LOGIN)])
      expect(await right).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    expect([await fund(FUND), await login(LOGIN)]).toEqual(['OK', 'OK']);
  });

  it('are excused by no right one of another kind', async () => {
    const { account, ctx, userId } = await somebody({ fund: FUND });
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await refusalOf(checkFundPassword(ctx, userId, 'wrong-one')));
      await refusalOf(logIn(fresh(), { account, password: LOGIN }));
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'FUND_PASSWORD_WRONG'));
    expect(answers[5]).toBe('TOO_MANY_REQUESTS');
  });

  it('nor are those of the login password by right ones of the fund password', async () => {
    const { account, ctx, userId } = await somebody({ fund: FUND });
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await refusalOf(logIn(fresh(), { account, password: 'wrong-one' })));
      await refusalOf(checkFundPassword(ctx, userId, FUND));
    }
    expect(answers[5]).toBe('TOO_MANY_REQUESTS');
  });

  it('wait no longer once staff lifted the wait', async () => {
    const { ctx, userId } = await somebody({ fund: FUND });
    for (let n = 0; n < 5; n += 1) await refusalOf(checkFundPassword(ctx, userId, 'wrong-one'));
    const { ctx: staff } = await aStaffMember(world, 'SUPPORT');
    await liftWait(staff, { userId, reason: 'Called from the number on file.' });
    expect(await refusalOf(checkFundPassword(ctx, userId, FUND))).toBe('OK');
  });
});

it('every change of what protects an account leaves a line, written by the database', async () => {
  const { ctx, userId } = await somebody();
  await setFundPassword(ctx, twice(FUND));
  await changePassword(ctx, { oldPassword: LOGIN, ...twice(NEW) });
  const read = 'SELECT kind FROM security_event WHERE user_id = $1 ORDER BY id';
  const { rows } = await world.sql.app.query<{ kind: string }>(read, [userId]);
  expect(rows.map(({ kind }) => kind)).toEqual(['FUND_PASSWORD', 'LOGIN_PASSWORD']);
});
