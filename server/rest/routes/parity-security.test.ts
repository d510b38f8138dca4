import { limits } from '../../../schema/limits';
import { codeOf, registering } from '../../testing/people/accounts';
import {
  aPerson,
  aPersonWithFactor,
  codeOfApp,
  wrongCode,
} from '../../testing/people/second-factors';
import { aSession, graphql, legacy } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';
import { aStaffMember } from '../../testing/world';
import { lockUser } from '../../modules/accounts';

const world = withWorld();
const server = withServer(world);

type Fields = Readonly<Record<string, string>>;
const LOGIN = registering.password;
const FUND = 'lantern-5';
const NEW = 'beacon-9';

/** One mutation: its refusal's code, or OK where it says it changed something. */
async function mutate(field: string, input: Fields, token: string | null): Promise<string> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation M($input: ${type}!) { ${field}(input: $input) { changed userErrors { code } } }`;
  const { data, text } = await graphql(server, { query, variables: { input }, token });
  const payload = (data as unknown as Record<string, Payload> | null)?.[field];
  if (!payload) throw new Error(text);
  return payload.changed ? 'OK' : (payload.userErrors[0]?.code ?? 'nothing');
}
interface Payload {
  readonly changed: boolean | null;
  readonly userErrors: readonly { readonly code: string }[];
}

async function post(path: string, form: Fields, token: string | null): Promise<string> {
  const { err } = await legacy(server, { path, form, ...(token === null ? {} : { token }) });
  return err ?? 'OK';
}

const kept = async (userId: string) => {
  const sql = 'SELECT password_hash, fund_password_hash FROM app_user WHERE id = $1';
  return JSON.stringify((await world.sql.owner.query<object>(sql, [userId])).rows);
};

const somebody = (fundPassword: string | null = null) => aPerson(world, fundPassword);

const PASSWORDS: readonly (readonly [Fields, string])[] = [
  [{}, 'OK'],
  [{ password: 'short', passwordRepeat: 'short' }, 'PASSWORD_LENGTH'],
  [{ password: 'password', passwordRepeat: 'password' }, 'PASSWORD_COMMON'],
  [{ passwordRepeat: 'beacon-8' }, 'PASSWORD_MISMATCH'],
];

describe('user/pwd_login and passwordChange', () => {
  const BASE = { oldPassword: LOGIN, password: NEW, passwordRepeat: NEW };
  const wrong = [{ oldPassword: 'wrong-one' }, 'PASSWORD_WRONG'] as const;
  it.each([...PASSWORDS, wrong])(
    'A3: %j: %s each way, with the same effect',
    async (change, code) => {
      const input = { ...BASE, ...change };
      const form = { oldpwd: input.oldPassword, pwd: input.password, pwd2: input.passwordRepeat };
      for (const way of ['rest', 'graphql']) {
        const { userId, token } = await somebody();
        const other = await aSession(world, userId);
        const before = await kept(userId);
        const answer =
          way === 'rest'
            ? await post('user/pwd_login', form, token)
            : await mutate('passwordChange', input, token);
        expect([way, answer]).toEqual([way, code]);
        expect((await kept(userId)) === before).toBe(code !== 'OK');
        expect(await post('user/index', {}, token)).toBe('OK');
        expect(await post('user/index', {}, other)).toBe(code === 'OK' ? 'LOGIN_REQUIRED' : 'OK');
      }
    },
  );

  it('without a session nothing, and without a field FORM_INCOMPLETE', async () => {
    const form = { oldpwd: LOGIN, pwd: NEW, pwd2: NEW };
    expect(await post('user/pwd_login', form, null)).toBe('LOGIN_REQUIRED');
    expect(await mutate('passwordChange', BASE, null)).toBe('LOGIN_REQUIRED');
    const { token } = await somebody();
    for (const name of Object.keys(form))
      expect(await post('user/pwd_login', { ...form, [name]: '' }, token)).toBe('FORM_INCOMPLETE');
  });
});

describe('user/pwd_pay and fundPasswordSet', () => {
  it.each<[string | null, Fields, string]>([
    [null, {}, 'OK'],
    [null, { password: 'abc', passwordRepeat: 'abc' }, 'FUND_PASSWORD_LENGTH'],
    [null, { password: 'password', passwordRepeat: 'password' }, 'FUND_PASSWORD_COMMON'],
    [null, { passwordRepeat: 'beacon-8' }, 'FUND_PASSWORD_MISMATCH'],
    [FUND, {}, 'FORM_INCOMPLETE'],
    [FUND, { oldPassword: LOGIN }, 'FUND_PASSWORD_WRONG'],
    [FUND, { oldPassword: FUND }, 'OK'],
  ])('A6: with %j, %j: %s each way, with the same effect', async (fund, change, code) => {
    const input: Fields = { password: NEW, passwordRepeat: NEW, ...change };
    const { oldPassword, password = '', passwordRepeat = '' } = input;
    const old: Fields = oldPassword === undefined ? {} : { oldpwd: oldPassword };
    for (const way of ['rest', 'graphql']) {
      const { userId, token } = await somebody(fund);
      const before = await kept(userId);
      const answer =
        way === 'rest'
          ? await post('user/pwd_pay', { pwd: password, pwd2: passwordRepeat, ...old }, token)
          : await mutate('fundPasswordSet', input, token);
      expect([way, answer]).toEqual([way, code]);
      expect((await kept(userId)) === before).toBe(code !== 'OK');
      const { data } = await legacy(server, { path: 'user/index', token });
      expect(data.pwd_pay_set).toBe(fund !== null || code === 'OK' ? 1 : 0);
    }
  });
});

describe('login/forget and passwordReset', () => {
  it('A3: of a locked account nothing is changed, each way', async () => {
    for (const way of ['rest', 'graphql']) {
      const { account, userId } = await somebody();
      await sendCode(account);
      const code = await codeOf(world, account);
      const { ctx } = await aStaffMember(world, 'SUPPORT');
      await lockUser(ctx, { userId, reason: 'Under review.' });
      const before = await kept(userId);
      const answer =
        way === 'rest'
          ? await post(
              'login/forget',
              { phone: account, code, password: NEW, password2: NEW },
              null,
            )
          : await mutate(
              'passwordReset',
              { account, code, password: NEW, passwordRepeat: NEW },
              null,
            );
      expect([way, answer, (await kept(userId)) === before]).toEqual([way, 'ACCOUNT_LOCKED', true]);
    }
  });

  const sendCode = (account: string) =>
    legacy(server, { path: 'login/code', form: { phone: account, scene: 'forget' } });

  it.each([
    ...PASSWORDS,
    [{ account: 'not an account!' }, 'ACCOUNT_FORMAT'] as const,
    [{ account: 'nobody@test.tarn' }, 'CODE_WRONG'] as const,
    [{ code: '000000x' }, 'CODE_WRONG'] as const,
  ])('A5: %j: %s each way, with the same effect', async (change, code) => {
    for (const way of ['rest', 'graphql']) {
      const { account, userId, token } = await somebody();
      await sendCode(account);
      const sent = await codeOf(world, account);
      const input = { account, code: sent, password: NEW, passwordRepeat: NEW, ...change };
      const before = await kept(userId);
      const { password, passwordRepeat } = input;
      const form = { phone: input.account, code: input.code, password, password2: passwordRepeat };
      const answer =
        way === 'rest'
          ? await post('login/forget', form, null)
          : await mutate('passwordReset', input, null);
      expect([way, answer]).toEqual([way, code]);
      expect((await kept(userId)) === before).toBe(code !== 'OK');
      expect(await post('user/index', {}, token)).toBe(code === 'OK' ? 'LOGIN_REQUIRED' : 'OK');
    }
  });

  it('what is missing or empty is FORM_INCOMPLETE', async () => {
    const form = { phone: 'a@test.tarn', code: '123456', password: NEW, password2: NEW };
    for (const name of Object.keys(form))
      expect(await post('login/forget', { ...form, [name]: '' }, null)).toBe('FORM_INCOMPLETE');
  });
});

it('A4: five wrong ones of every kind, both ways in by turns, make the account wait', async () => {
  const { account, token } = await somebody(FUND);
  const wrong = { oldPassword: 'wrong-one', password: NEW, passwordRepeat: NEW };
  const form = { oldpwd: 'wrong-one', pwd: NEW, pwd2: NEW };
  const signIn = (password: string) => post('login/index', { phone: account, password }, null);
  const answers = [
    await signIn('wrong-one'),
    await mutate('passwordChange', wrong, token),
    await post('user/pwd_pay', form, token),
    await mutate('fundPasswordSet', wrong, token),
    await post('user/pwd_login', form, token),
  ];
  expect(answers).toHaveLength(limits.failuresPerAccountMax);
  expect(new Set(answers)).toEqual(new Set(['PASSWORD_WRONG', 'FUND_PASSWORD_WRONG']));
  expect(await signIn(LOGIN)).toBe('TOO_MANY_REQUESTS');
  expect(await mutate('fundPasswordSet', { ...wrong, oldPassword: FUND }, token)).toBe(
    'TOO_MANY_REQUESTS',
  );
  expect(await post('user/index', {}, token)).toBe('OK');
});

describe('login/index and sessionOpen with a second factor', () => {
  const overRest = async (account: string, totp: string | null) => {
    const form = { phone: account, password: LOGIN, ...(totp === null ? {} : { otp: totp }) };
    return post('login/index', form, null);
  };
  const overGraphql = async (account: string, totp: string | null) => {
    const query =
      'mutation M($input: SessionOpenInput!) { sessionOpen(input: $input) { token userErrors { code } } }';
    const input = { account, password: LOGIN, totp };
    const { data } = await graphql(server, { query, variables: { input } });
    const { token, userErrors } = (data as unknown as { sessionOpen: Opened }).sessionOpen;
    return token === null ? (userErrors[0]?.code ?? 'nothing') : 'OK';
  };
  interface Opened extends Pick<Payload, 'userErrors'> {
    readonly token: string | null;
  }

  it.each([overRest, overGraphql])('A4: ask for its code and take it: %p', async (over) => {
    const { account, setupKey } = await aPersonWithFactor(world);
    expect(await over(account, null)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await over(account, '')).toBe('SECOND_FACTOR_REQUIRED');
    expect(await over(account, await wrongCode(world, setupKey))).toBe('SECOND_FACTOR_WRONG');
    expect(await over(account, await codeOfApp(world, setupKey))).toBe('OK');
  });
});
