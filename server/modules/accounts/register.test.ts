import { randomBytes } from 'node:crypto';
import { readOutbox } from '../../platform/mail';
import { someone, withRegistered } from '../../testing/people/accounts';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { advance, purses } from '../../testing/world';
import { sendCode } from './codes/send-code';
import { logIn } from './sessions/log-in';
import { register } from './register';

const world = withWorld();
const people = withRegistered(world);

describe('registering', () => {
  it('opens empty purses and stores who invited', async () => {
    const { user } = await people.registered();
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
    expect(await refusalOf(register(world.visitor, people.form(someone(), more)))).toBe(code);
  });

  it('tells that an account exists only to whoever has its code', async () => {
    const { account } = await people.registered();
    await advance(world, 61);
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const [message] = await readOutbox(world.config, 1);
    expect(message?.body).not.toMatch(/\d{6}/);
    expect(await refusalOf(register(world.visitor, people.form(account, { code: '123456' })))).toBe(
      'CODE_WRONG',
    );
  });
});

it('S1: passwords and tokens are nowhere in the database', async () => {
  const canary = `cnry-${randomBytes(4).toString('hex')}`;
  const { account } = await people.registered({
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
  const [one, two] = await Promise.all([people.registered(), people.registered()]);
  expect(one.user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one.user.passwordHash).not.toBe(two.user.passwordHash);
});
