import { registering } from '../../../testing/people/accounts';
import {
  aPerson,
  aPersonWithFactor,
  codeOfApp,
  wrongCode,
} from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember } from '../../../testing/world';
import { lockUser } from '../lock/lock-user';
import { checkFundPassword } from '../security/check-fund-password';
import { logIn } from '../sessions/log-in';
import { openLockedPass } from '../sessions/open-locked-pass';
import { beginSecondFactor } from './begin-second-factor';
import { checkSecondFactor } from './check-second-factor';
import { confirmSecondFactor } from './confirm-second-factor';
import { removeSecondFactor } from './remove-second-factor';
import { findUser } from '../users';

const world = withWorld();
const PASSWORD: string = registering.password;
let addresses = 0;
/** From an address that nobody has used before. */
const fresh = () => {
  addresses += 1;
  return { ...world.visitor, address: `10.8.${String(addresses >> 8)}.${String(addresses & 255)}` };
};
const signIn = (account: string, totp?: string, password = PASSWORD) =>
  refusalOf(logIn(fresh(), { account, password, ...(totp === undefined ? {} : { totp }) }));

describe('a second factor', () => {
  it('is asked for once a code of it was shown, not before', async () => {
    const { account, ctx } = await aPerson(world);
    const { setupKey, setupUri } = await beginSecondFactor(ctx, { password: PASSWORD });
    expect(setupUri).toContain(`secret=${setupKey}`);
    expect(await signIn(account)).toBe('OK');
    const confirm = (code: string) => refusalOf(confirmSecondFactor(ctx, { code }));
    expect(await confirm(await wrongCode(world, setupKey))).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account)).toBe('OK');
    expect(await confirm(await codeOfApp(world, setupKey))).toBe('OK');
    expect(await signIn(account)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await confirm(await codeOfApp(world, setupKey))).toBe('SECOND_FACTOR_SET');
    const again = beginSecondFactor(ctx, { password: PASSWORD });
    expect(await refusalOf(again)).toBe('SECOND_FACTOR_SET');
  });

  it('is begun with the login password alone', async () => {
    const { ctx } = await aPerson(world, 'lantern-5');
    for (const password of ['', 'wrong-one', 'lantern-5'])
      expect(await refusalOf(beginSecondFactor(ctx, { password }))).toBe('PASSWORD_WRONG');
    expect(await refusalOf(confirmSecondFactor(ctx, { code: '123456' }))).toBe(
      'SECOND_FACTOR_NOT_SET',
    );
  });

  it('opens a session with password and code, each code once, and none without the password', async () => {
    const { account, setupKey } = await aPersonWithFactor(world);
    const code = await codeOfApp(world, setupKey);
    expect(await signIn(account, code, 'wrong-one')).toBe('PASSWORD_WRONG');
    expect(await signIn(account, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('OK');
    expect(await signIn(account, code)).toBe('SECOND_FACTOR_WRONG');
    await advance(world, 30);
    expect(await signIn(account, await codeOfApp(world, setupKey))).toBe('OK');
  });

  it('takes a code of the half minute before, and no older one', async () => {
    const { account, setupKey } = await aPersonWithFactor(world);
    const code = await codeOfApp(world, setupKey);
    await advance(world, 90);
    expect(await signIn(account, code)).toBe('SECOND_FACTOR_WRONG');
    const next = await codeOfApp(world, setupKey);
    await advance(world, 30);
    expect(await signIn(account, next)).toBe('OK');
  });

  it('used by two at once opens one session', async () => {
    const { account, setupKey } = await aPersonWithFactor(world);
    const code = await codeOfApp(world, setupKey);
    const answers = await Promise.all([signIn(account, code), signIn(account, code)]);
    expect(answers.sort()).toEqual(['OK', 'SECOND_FACTOR_WRONG']);
  });

  it('is of one person: the code of another opens nothing', async () => {
    const [ann, ben] = [await aPersonWithFactor(world), await aPersonWithFactor(world)];
    const hers = await codeOfApp(world, ann.setupKey);
    expect(await signIn(ben.account, hers)).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(ben.account, ann.recoveryCodes[0])).toBe('SECOND_FACTOR_WRONG');
  });

  it('has ten recovery codes, each good once, kept as hashes', async () => {
    const { account, userId, recoveryCodes } = await aPersonWithFactor(world);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [one = '', other = ''] = recoveryCodes;
    expect(await signIn(account, one.toLowerCase())).toBe('OK');
    expect(await signIn(account, one)).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account, `${other.slice(0, 5)}-${other.slice(5)}`)).toBe('OK');
    const sql = `SELECT coalesce(string_agg(c::text, ''), '') || (SELECT f::text FROM second_factor f
      WHERE f.user_id = $1) AS kept FROM recovery_code c WHERE c.user_id = $1`;
    const { rows } = await world.sql.owner.query<{ kept: string }>(sql, [userId]);
    expect(rows[0]?.kept).toContain('\\x');
    const inHex = (text: string) => Buffer.from(text).toString('hex');
    for (const code of recoveryCodes) {
      expect(rows[0]?.kept).not.toContain(code);
      expect(rows[0]?.kept).not.toContain(inHex(code));
    }
  });

  it('its key is kept encrypted', async () => {
    const { userId, setupKey } = await aPersonWithFactor(world);
    const sql = 'SELECT sealed_key FROM second_factor WHERE user_id = $1';
    const { rows } = await world.sql.owner.query<{ sealed_key: Buffer }>(sql, [userId]);
    expect(rows[0]?.sealed_key.toString('latin1')).not.toContain(setupKey);
  });

  it('is taken away by a code of it or a recovery code, and by nothing else', async () => {
    const { account, ctx, setupKey, recoveryCodes } = await aPersonWithFactor(world);
    const remove = (code: string) => refusalOf(removeSecondFactor(ctx, { code }));
    for (const code of ['', PASSWORD, await wrongCode(world, setupKey)])
      expect(await remove(code)).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await remove(recoveryCodes[3] ?? '')).toBe('OK');
    expect(await signIn(account)).toBe('OK');
    expect(await remove(recoveryCodes[4] ?? '')).toBe('SECOND_FACTOR_NOT_SET');
  });

  it('is written by no statement of the server itself', async () => {
    const { userId } = await aPersonWithFactor(world);
    for (const sql of [
      'DELETE FROM second_factor WHERE user_id = $1',
      'UPDATE second_factor SET last_step = 0 WHERE user_id = $1',
      'UPDATE recovery_code SET used_at = NULL WHERE user_id = $1',
      'DELETE FROM security_event WHERE user_id = $1',
    ])
      await expect(world.sql.app.query(sql, [userId])).rejects.toThrow(/permission denied/);
  });

  it('A3: a locked account is told so before its second factor is asked for', async () => {
    const { account, userId } = await aPersonWithFactor(world);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId, reason: 'Under review.' });
    expect(await signIn(account)).toBe('ACCOUNT_LOCKED');
    expect(await refusalOf(openLockedPass(fresh(), { account, password: PASSWORD }))).toBe('OK');
  });

  it('who has none is let through by the password', async () => {
    const { account } = await aPerson(world);
    const user = await findUser(world.visitor, account);
    expect(user && (await checkSecondFactor(fresh(), user, ''))).toBe(true);
  });
});

describe('A4: wrong codes of a second factor', () => {
  it('count with wrong passwords of both kinds: five, mixed, and the account waits', async () => {
    const { account, ctx, userId, setupKey } = await aPersonWithFactor(world, 'lantern-5');
    const wrong = await wrongCode(world, setupKey);
    expect(await signIn(account, wrong)).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account, undefined, 'wrong-one')).toBe('PASSWORD_WRONG');
    expect(await refusalOf(checkFundPassword(ctx, userId, 'wrong'))).toBe('FUND_PASSWORD_WRONG');
    expect(await refusalOf(removeSecondFactor(ctx, { code: wrong }))).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account, wrong)).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(account, await codeOfApp(world, setupKey))).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(checkFundPassword(ctx, userId, 'lantern-5'))).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    expect(await signIn(account, await codeOfApp(world, setupKey))).toBe('OK');
  });

  it('are excused by no right password: not one that asks for the code, nor any other', async () => {
    const { account, ctx, userId, setupKey } = await aPersonWithFactor(world, 'lantern-5');
    const wrong = await wrongCode(world, setupKey);
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await signIn(account, wrong));
      await signIn(account);
      await refusalOf(openLockedPass(fresh(), { account, password: PASSWORD }));
      await refusalOf(checkFundPassword(ctx, userId, 'lantern-5'));
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'SECOND_FACTOR_WRONG'));
    expect(answers[5]).toBe('TOO_MANY_REQUESTS');
  });
});
