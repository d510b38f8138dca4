import { createHash, randomBytes } from 'node:crypto';
import {
  anInvitation,
  codeOf as sentTo,
  registering as filledIn,
  someone,
} from '../../testing/people/accounts';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { hashPassword } from '../../platform/password';
import { logIn } from './sessions/log-in';
import { register, type Register } from './register';
import { codeHash, sendCode } from './codes/send-code';
import { useCode } from './codes/use-code';

const world = withWorld();
let inviter: string;
beforeAll(async () => {
  inviter = await anInvitation(world);
});

const codeOf = (account: string) => sentTo(world, account);

/** Registers with the code that was sent. */
async function registering(account: string, more: Partial<Register> = {}) {
  await sendCode(world.visitor, { account, scene: 'REGISTER' });
  return register(world.visitor, {
    ...filledIn,
    account,
    code: await codeOf(account),
    invitationCode: inviter,
    ...more,
  });
}

describe('a user name', () => {
  it.each(['admin', 'adm1n', 'tarn.support', '_admin_', 'staff_joe', 'official1', 'service.tarn'])(
    '%s is refused: it looks like one of the staff',
    async (userName) => {
      const refused = registering(someone(), { userName });
      // Of the field itself: the database, which holds the same, knows none.
      await expect(refused).rejects.toMatchObject({ code: 'ACCOUNT_FORMAT', field: 'userName' });
    },
  );

  it('of a customer is taken, once, however it is written', async () => {
    const userName = `ivy.${randomBytes(3).toString('hex')}`;
    expect((await registering(someone(), { userName })).userName).toBe(userName);
    const wide = Array.from(userName, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    ).join('');
    for (const twin of [userName.toUpperCase(), ` ${userName}\u200b`, wide]) {
      expect(await refusalOf(registering(someone(), { userName: twin }))).toBe('ACCOUNT_EXISTS');
    }
  });

  it('that looks like staff’s from before still signs in', async () => {
    const hash = await hashPassword('harbour-7');
    const { userId } = await aUser(world);
    await world.sql.owner.query('ALTER TABLE app_user DISABLE TRIGGER app_user_plain_name');
    await world.sql.owner.query(
      `UPDATE app_user SET user_name = 'support.team', password_hash = $2 WHERE id = $1`,
      [userId, hash],
    );
    await world.sql.owner.query('ALTER TABLE app_user ENABLE TRIGGER app_user_plain_name');
    const credentials = { account: 'support.team', password: 'harbour-7' };
    expect((await logIn(world.visitor, credentials)).user.id).toBe(userId);
  });

  it.each(['admin', 'adm1n', 'a.d.m.i.n', 'tarn_help', 'support2', 'x0fficial'])(
    '%s is refused by the database as well',
    async (userName) => {
      const { userId } = await aUser(world);
      const rename = () =>
        world.sql.app.query('UPDATE app_user SET user_name = $2 WHERE id = $1', [userId, userName]);
      await expect(rename()).rejects.toThrow(/looks like one of the staff/);
    },
  );

  it('of a customer is none of the database’s business', async () => {
    const { userId } = await aUser(world);
    await world.sql.app.query('UPDATE app_user SET user_name = $2 WHERE id = $1', [
      userId,
      'badminton.99',
    ]);
  });
});

describe('an e-mail address', () => {
  it('is one, in whatever letters it is typed', async () => {
    const account = someone();
    await registering(account);
    const typed = `\u2060${account.replace('@', '\uff20').toUpperCase()}`;
    const credentials = { account: typed, password: 'harbour-7' };
    expect((await logIn(world.visitor, credentials)).user.email).toBe(account);
  });

  it.each([
    ['NUL', 'mia\u0000@test.tarn'],
    ['a lone surrogate', 'mia\ud800@test.tarn'],
    ['60,000 dots', '.'.repeat(60_000)],
  ])('with %s is refused', async (_, account) => {
    const sent = sendCode(world.visitor, { account, scene: 'REGISTER' });
    expect(await refusalOf(sent)).toBe('ACCOUNT_FORMAT');
    const signedIn = logIn(world.visitor, { account, password: 'x' });
    expect(await refusalOf(signedIn)).toBe('ACCOUNT_FORMAT');
  });

  it.each(['\uff4dia@test.tarn', 'mi\u200ba@test.tarn', 'mia\u202e@test.tarn'])(
    'is stored as it is compared: the database takes no %j',
    async (email) => {
      const written = world.sql.app.query(
        `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
         VALUES ($1, 'none', 'ABCDEF99', 'test')`,
        [email],
      );
      await expect(written).rejects.toThrow(/stored as it is compared/);
    },
  );
});

describe('A7: what the form shows of passwords and codes', () => {
  it('a common fund password is refused', async () => {
    const fundPassword = { password: 'password1', repeat: 'password1' };
    expect(await refusalOf(registering(someone(), { fundPassword }))).toBe('FUND_PASSWORD_COMMON');
  });

  it.each([
    ['INVITER_INVALID', { invitationCode: 'TARN\u000001' }],
    ['CODE_WRONG', { code: '12\u00003456' }],
    ['CODE_WRONG', { code: '1'.repeat(60_000) }],
    ['INVITER_INVALID', { invitationCode: 'A'.repeat(60_000) }],
  ] as const)('%s for what is no text, or too much', async (code, more) => {
    expect(await refusalOf(registering(someone(), more))).toBe(code);
  });
});

describe('A5: a one-time code', () => {
  const scene = 'REGISTER' as const;

  it('is stored under a hash with the platform’s own key', async () => {
    const target = someone();
    await sendCode(world.visitor, { account: target, scene });
    const code = await codeOf(target);
    const { rows } = await world.sql.owner.query<{ hash: Buffer }>(
      'SELECT code_hash AS hash FROM one_time_code WHERE target = $1',
      [target],
    );
    const otherKey = { ...world.visitor, config: { ...world.config, appSecret: 'another' } };
    expect(rows[0]?.hash).toEqual(codeHash(world.visitor, { target, scene }, code));
    expect(rows[0]?.hash).not.toEqual(codeHash(otherKey, { target, scene }, code));
    for (const text of [code, `${scene}|${target}|${code}`]) {
      expect(rows[0]?.hash).not.toEqual(createHash('sha256').update(text).digest());
    }
  });

  /** So that only the code's own count is left. */
  const nobodyTried = () =>
    world.sql.owner.query('DELETE FROM failed_try; DELETE FROM account_throttle');

  it('counts its own wrong tries, and is dead after five, whoever else counts', async () => {
    const target = someone();
    await sendCode(world.visitor, { account: target, scene });
    const code = await codeOf(target);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      await nobodyTried();
      const refused = await refusalOf(useCode(world.visitor, { target, scene, code: wrong }));
      const { rows } = await world.sql.owner.query<{ tries: number }>(
        'SELECT tries FROM one_time_code WHERE target = $1',
        [target],
      );
      tries.push([refused, rows[0]?.tries]);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5].map((n) => ['CODE_WRONG', n]));
    await nobodyTried();
    expect(await refusalOf(useCode(world.visitor, { target, scene, code }))).toBe('CODE_WRONG');
  });
});
