import { randomBytes } from 'node:crypto';
import { limits } from '../../../schema/limits';
import { readOutbox } from '../../platform/mail';
import type { Context } from '../../platform/context';
import {
  anInvitation,
  codeOf as sentTo,
  registering,
  someone,
} from '../../testing/people/accounts';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUserWith, instrumentId, purses, quote } from '../../testing/world';
import { parseMoney } from '../../../schema/money';
import { placeOrder, settleDueOrders } from '../trading';
import { lockUser } from './lock/lock-user';
import { unlockUser } from './lock/unlock-user';
import { logIn } from './sessions/log-in';
import { openLockedPass } from './sessions/open-locked-pass';
import { register, type Register } from './register';
import { sendCode } from './codes/send-code';
import { logOut } from './sessions/log-out';
import { readSession } from './sessions/read-session';

const world = withWorld();
let inviter: string;
beforeAll(async () => {
  inviter = await anInvitation(world);
});

const from = (address: string): Context => ({ ...world.visitor, address });
const codeOf = (account: string) => sentTo(world, account);

const form = (account: string, more: Partial<Register> = {}): Register => ({
  ...registering,
  account,
  code: '',
  invitationCode: inviter,
  ...more,
});

async function registered(more: Partial<Register> = {}) {
  const account = someone();
  await sendCode(world.visitor, { account, scene: 'REGISTER' });
  const user = await register(
    world.visitor,
    form(account, { code: await codeOf(account), ...more }),
  );
  return { account, user };
}

describe('registering', () => {
  it('opens empty purses and stores who invited', async () => {
    const { user } = await registered();
    expect(await purses(world, { userId: user.id })).toEqual({ available: '0.00', frozen: '0.00' });
    expect(user.inviterId).not.toBeNull();
    expect(user.riskAcknowledgedAt).toBeNull();
  });

  it.each([
    ['ACCOUNT_FORMAT', { account: 'no account' }],
    ['PASSWORD_LENGTH', { password: 'abc', passwordRepeat: 'abc' }],
    ['PASSWORD_LENGTH', { password: 'a'.repeat(17), passwordRepeat: 'a'.repeat(17) }],
    ['PASSWORD_COMMON', { password: '12345678', passwordRepeat: '12345678' }],
    ['PASSWORD_MISMATCH', { passwordRepeat: 'harbour-8' }],
    ['FUND_PASSWORD_LENGTH', { fundPassword: { password: 'x', repeat: 'x' } }],
    ['FUND_PASSWORD_MISMATCH', { fundPassword: { password: 'harbour-7', repeat: 'harbour-9' } }],
    ['AGREEMENT_REQUIRED', { agreed: false }],
    ['INVITE_REQUIRED', { invitationCode: '' }],
    ['INVITER_INVALID', { invitationCode: 'NOBODY99' }],
    ['CODE_REQUIRED', {}],
    ['CODE_WRONG', { code: '000000' }],
  ] as const)('A7: refuses %s for %j', async (code, more) => {
    expect(await refusalOf(register(world.visitor, form(someone(), more)))).toBe(code);
  });

  it('tells that an account exists only to whoever has its code', async () => {
    const { account } = await registered();
    await advance(world, 61);
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const [message] = await readOutbox(world.config, 1);
    expect(message?.body).not.toMatch(/\d{6}/);
    expect(await refusalOf(register(world.visitor, form(account, { code: '123456' })))).toBe(
      'CODE_WRONG',
    );
  });
});

describe('A5: a one-time code', () => {
  it('has six digits, is stored as a keyed hash and never in an answer', async () => {
    const account = someone();
    const answer = await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(account);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer)).not.toContain(code);
    const { rows } = await world.sql.owner.query<{ row: string }>(
      'SELECT c::text AS row FROM one_time_code c WHERE target = $1',
      [account],
    );
    expect(rows[0]?.row).not.toContain(code);
  });

  it('is sent once a minute', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    expect(await refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' }))).toBe(
      'CODE_TOO_SOON',
    );
    await advance(world, limits.codeResendSeconds + 1);
    expect(await refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' }))).toBe('OK');
  });

  it('is asked for twenty times at once and sent once', async () => {
    const account = someone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' })),
      ),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('is sent fifty times for one address in a quarter of an hour, and then again later', async () => {
    const crowded = from('198.51.100.7');
    const ask = (ctx: Context) => refusalOf(sendCode(ctx, { account: someone(), scene: 'RESET' }));
    for (let n = 0; n < limits.codesPerAddressMax; n += 1) expect(await ask(crowded)).toBe('OK');
    expect(await ask(crowded)).toBe('TOO_MANY_REQUESTS');
    expect(await ask(from('198.51.100.8'))).toBe('OK');
    await advance(world, limits.failureWindowSeconds + 1);
    expect(await ask(crowded)).toBe('OK');
  });

  it('dies after five minutes', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(account);
    await advance(world, limits.codeSeconds);
    expect(await refusalOf(register(world.visitor, form(account, { code })))).toBe('CODE_WRONG');
  });

  it('dies after five wrong tries, and then the right one is refused too', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(account);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = [];
    for (let n = 0; n < 5; n += 1) {
      tries.push(await refusalOf(register(world.visitor, form(account, { code: wrong }))));
    }
    expect(tries).toEqual(Array.from({ length: 5 }, () => 'CODE_WRONG'));
    expect(await refusalOf(register(world.visitor, form(account, { code })))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('is used once', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(account);
    const both = await Promise.all(
      [1, 2].map(() => refusalOf(register(world.visitor, form(account, { code })))),
    );
    expect(both.sort()).toEqual(['CODE_WRONG', 'OK']);
  });

  it('keeps to its bounds in the database as well', async () => {
    await expect(
      world.sql.app.query(`SELECT store_code('x@y.zz', 'REGISTER', $1, 301)`, [Buffer.alloc(32)]),
    ).rejects.toThrow(/one_time_code_five_minutes/);
    await expect(world.sql.app.query('UPDATE one_time_code SET tries = 6')).rejects.toThrow(
      /one_time_code_tries/,
    );
  });
});

describe('A3: a lock', () => {
  it('ends every session at once and lets none begin', async () => {
    const { account, user } = await registered();
    const credentials = { account, password: 'harbour-7' };
    const sessions = await Promise.all([1, 2].map(() => logIn(world.visitor, credentials)));
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: user.id, reason: 'Two people use this account.' });
    for (const { token } of sessions) {
      expect(await readSession(world.visitor, token)).toMatchObject({
        lockReason: 'Two people use this account.',
      });
    }
    const { rows } = await world.sql.owner.query<{ end_reason: string | null }>(
      'SELECT end_reason FROM user_session WHERE user_id = $1',
      [user.id],
    );
    expect(rows).toEqual(sessions.map(() => ({ end_reason: 'LOCKED' })));
    await expect(logIn(world.visitor, credentials)).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
      figures: { reason: 'Two people use this account.' },
    });
    await expect(
      world.sql.app.query(`SELECT open_user_session($1, 'FULL', $2)`, [user.id, randomBytes(32)]),
    ).rejects.toThrow(/locked user gets no session/);
  });

  it('leaves a pass for one page, which ends with the lock', async () => {
    const { account, user } = await registered();
    const credentials = { account, password: 'harbour-7' };
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(openLockedPass(world.visitor, credentials))).toBe('LOGIN_REQUIRED');
    await lockUser(ctx, { userId: user.id, reason: 'Reported stolen.' });
    const { pass } = await openLockedPass(world.visitor, credentials);
    expect(await readSession(world.visitor, pass)).toMatchObject({ pass: true });
    await unlockUser(ctx, { userId: user.id, reason: 'The owner has called.' });
    expect(await readSession(world.visitor, pass)).toBeNull();
    expect(await refusalOf(logIn(world.visitor, credentials))).toBe('OK');
  });

  it('needs a reason, and cannot be set past its function', async () => {
    const { user } = await registered();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(lockUser(ctx, { userId: user.id, reason: '  ' }))).toBe(
      'REASON_REQUIRED',
    );
    await expect(
      world.sql.app.query(
        `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'x' WHERE id = $1`,
        [user.id],
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('is ended by signing out nowhere else: a logout ends its own session alone', async () => {
    const { account } = await registered();
    const [one, two] = await Promise.all(
      [1, 2].map(() => logIn(world.visitor, { account, password: 'harbour-7' })),
    );
    const actor = await readSession(world.visitor, one?.token ?? null);
    await logOut({ ...world.visitor, actor });
    expect(await readSession(world.visitor, one?.token ?? null)).toBeNull();
    expect(await readSession(world.visitor, two?.token ?? null)).not.toBeNull();
  });

  it('comes with a changed password for every session, by the database', async () => {
    const { account, user } = await registered();
    const credentials = { account, password: 'harbour-7' };
    const sessions = await Promise.all([1, 2, 3].map(() => logIn(world.visitor, credentials)));
    await world.sql.app.query(`UPDATE app_user SET password_hash = 'other' WHERE id = $1`, [
      user.id,
    ]);
    for (const { token } of sessions) expect(await readSession(world.visitor, token)).toBeNull();
  });
});

it('M19: a locked user keeps the money, and the open contract settles as promised', async () => {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  await placeOrder(ann.ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', '40.00'),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: 'locked-in-mid-contract',
  });
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
  expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
  await advance(world, 29);
  await quote(world, '2411.40');
  await advance(world, 2);
  await settleDueOrders(world.visitor);
  expect(await purses(world, ann)).toEqual({ available: '132.40', frozen: '0.00' });
});

it('M19: a locked user opens nothing, with a session of before the lock or without', async () => {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
  const order = {
    instrumentId: await instrumentId(world),
    direction: 'UP' as const,
    amount: parseMoney('USD', '40.00'),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: 'placed-while-locked',
  };
  expect(await refusalOf(placeOrder(ann.ctx, order))).toBe('ACCOUNT_LOCKED');
  // A 401 is not kept: after the lock is lifted the same key opens the contract.
  await unlockUser(ctx, { userId: ann.userId, reason: 'Reviewed.' });
  expect(await refusalOf(placeOrder(ann.ctx, order))).toBe('OK');
});

it('A6: the fund password opens no session', async () => {
  const fundPassword = { password: 'lantern-5', repeat: 'lantern-5' };
  const { account, user } = await registered({ fundPassword });
  expect(user.fundPasswordHash).not.toBeNull();
  expect(user.fundPasswordHash).not.toBe(user.passwordHash);
  expect(await refusalOf(logIn(world.visitor, { account, password: 'lantern-5' }))).toBe(
    'PASSWORD_WRONG',
  );
});

it('S1: passwords and tokens are nowhere in the database', async () => {
  const canary = `cnry-${randomBytes(4).toString('hex')}`;
  const { account } = await registered({
    password: canary,
    passwordRepeat: canary,
    fundPassword: { password: `f${canary}`, repeat: `f${canary}` },
  });
  const { token } = await logIn(world.visitor, { account, password: canary });
  const { rows: tables } = await world.sql.owner.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'tarn'`,
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const { rows } = await world.sql.owner.query(
      `SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%' OR t::text LIKE '%' || $2 || '%'`,
      [canary, token],
    );
    expect({ name, found: rows.length }).toEqual({ name, found: 0 });
  }
});

it('S1: a stored password is an Argon2id hash with its own salt', async () => {
  const [one, two] = await Promise.all([registered(), registered()]);
  expect(one.user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one.user.passwordHash).not.toBe(two.user.passwordHash);
});
