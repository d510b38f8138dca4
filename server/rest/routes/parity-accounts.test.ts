import { randomBytes } from 'node:crypto';
import { lockUser, readSession } from '../../modules/accounts';
import { readOutbox } from '../../platform/mail';
import { aSession, graphql, legacy } from '../../testing/http';
import { withServer, withVerificationDesk, withWorld } from '../../testing/suite';
import { aStaffMember } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withVerificationDesk(world);
beforeAll(async () => {
  await world.sql.owner.query(`UPDATE setting SET value = 'true' WHERE key = 'invitationRequired'`);
  await world.sql.app.query(
    `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
     VALUES ('inviter@test.tarn', 'none', 'INVITER1', 'test')`,
  );
});

type Fields = Readonly<Record<string, unknown>>;
const PASSWORD = 'right-one-7';
const someone = () => `p${randomBytes(6).toString('hex')}@test.tarn`;

/** One mutation of the user's API: its refusal's code, or what it answered. */
async function mutate(field: string, type: string, input: Fields, of: string, token?: string) {
  const query = `mutation M($input: ${type}!) { ${field}(input: $input) { ${of} userErrors { code } } }`;
  const { data, text } = await graphql(server, {
    query,
    variables: { input },
    ...(token === undefined ? {} : { token }),
  });
  const payload = (data as unknown as Record<string, Fields> | null)?.[field];
  if (!payload) throw new Error(text);
  const [error] = payload.userErrors as { code: string }[];
  return error ? error.code : payload;
}

async function codeFor(account: string): Promise<string> {
  const sent = await readOutbox(world.config, 50);
  return /\b(\d{6})\b/.exec(sent.find(({ to }) => to === account)?.body ?? '')?.[1] ?? '';
}

const sendCode = (account: string) =>
  legacy(server, { path: 'login/code', form: { phone: account } });

async function registered(): Promise<string> {
  const account = someone();
  await sendCode(account);
  const answer = await legacy(server, {
    path: 'login/reg',
    form: {
      phone: account,
      password: PASSWORD,
      password2: PASSWORD,
      code: await codeFor(account),
      top: 'INVITER1',
    },
  });
  expect(answer.err).toBeNull();
  return account;
}

const userOf = async (account: string) => {
  const { rows } = await world.sql.app.query<{
    id: string;
    invited: boolean;
    fund: boolean;
    sessions: number;
  }>(
    `SELECT id, inviter_id IS NOT NULL AS invited, fund_password_hash IS NOT NULL AS fund,
       (SELECT count(*)::int FROM user_session s WHERE s.user_id = u.id AND s.ended_at IS NULL) AS sessions
     FROM app_user u WHERE email = $1`,
    [account],
  );
  return rows[0] ?? null;
};

describe('login/code and codeSend', () => {
  it.each([
    ['a new account', someone(), null],
    ['no account', 'not an account!', 'ACCOUNT_FORMAT'],
    ['nothing', '', 'ACCOUNT_FORMAT'],
  ])('A5: %s: the same each way, and the code is never in the answer', async (_, account, code) => {
    const rest = await sendCode(account);
    const other = account.replace('@', 'x@');
    const over = await mutate(
      'codeSend',
      'CodeSendInput',
      { account: other, scene: 'REGISTER' },
      'expiresInSeconds resendInSeconds',
    );
    if (code !== null) {
      expect([rest.err, over]).toEqual([code, code]);
      return;
    }
    expect(rest.data).toEqual({ expires: 300, resend: 60 });
    expect(over).toMatchObject({ expiresInSeconds: 300, resendInSeconds: 60 });
    for (const to of [account, other]) {
      const sent = await codeFor(to);
      expect(sent).toMatch(/^\d{6}$/);
      expect(JSON.stringify([rest.data, over])).not.toContain(sent);
    }
  });

  it('A5: one of each within 60 s are two: refused, whichever came first', async () => {
    const account = someone();
    const input = { account, scene: 'REGISTER' };
    expect((await sendCode(account)).err).toBeNull();
    expect(await mutate('codeSend', 'CodeSendInput', input, 'expiresInSeconds')).toBe(
      'CODE_TOO_SOON',
    );
    expect((await sendCode(account)).err).toBe('CODE_TOO_SOON');
  });
});

describe('login/reg and userRegister', () => {
  const BASE = {
    password: PASSWORD,
    repeat: PASSWORD,
    code: 'sent',
    invite: 'INVITER1',
    agreed: true,
  };
  type Change = Readonly<Record<string, string | boolean>>;

  async function overRest(account: string, change: Change) {
    const { password, repeat, code, invite, agreed } = { ...BASE, ...change };
    const { fund, fundRepeat } = change;
    const form = {
      phone: account,
      password,
      password2: repeat,
      code,
      top: invite,
      agree: agreed ? '1' : '0',
      ...(fund === undefined ? {} : { password3: String(fund), password4: String(fundRepeat) }),
    };
    const { err } = await legacy(server, { path: 'login/reg', form });
    return err ?? 'OK';
  }

  async function overGraphql(account: string, change: Change) {
    const { password, repeat, code, invite, agreed } = { ...BASE, ...change };
    const input = {
      account,
      code,
      password,
      passwordRepeat: repeat,
      invitationCode: invite,
      agreed,
    };
    const answer = await mutate('userRegister', 'UserRegisterInput', input, 'registered');
    return typeof answer === 'string' ? answer : 'OK';
  }

  it.each<[Change, string]>([
    [{}, 'OK'],
    [{ account: 'nobody at all' }, 'ACCOUNT_FORMAT'],
    [{ password: 'short', repeat: 'short' }, 'PASSWORD_LENGTH'],
    [{ password: 'x'.repeat(17), repeat: 'x'.repeat(17) }, 'PASSWORD_LENGTH'],
    [{ password: 'password', repeat: 'password' }, 'PASSWORD_COMMON'],
    [{ repeat: 'other-one-7' }, 'PASSWORD_MISMATCH'],
    [{ agreed: false }, 'AGREEMENT_REQUIRED'],
    [{ invite: '' }, 'INVITE_REQUIRED'],
    [{ invite: 'NOSUCH00' }, 'INVITER_INVALID'],
    [{ code: '' }, 'CODE_REQUIRED'],
    [{ code: '000000x' }, 'CODE_WRONG'],
    [{ agreed: false, invite: '', code: '', repeat: 'x' }, 'PASSWORD_MISMATCH'],
  ])('%j: %s each way, with the same effect', async (change, expected) => {
    for (const over of [overRest, overGraphql]) {
      const account = typeof change.account === 'string' ? change.account : someone();
      await sendCode(account);
      const code = change.code ?? ((await codeFor(account)) || '123456');
      expect([over.name, await over(account, { ...change, code })]).toEqual([over.name, expected]);
      const user = await userOf(account);
      expect(user && { ...user, id: '' }).toEqual(
        expected === 'OK' ? { id: '', invited: true, fund: false, sessions: 0 } : null,
      );
    }
  });

  // GraphQL asks for a fund password when it is first needed, not in this form.
  it.each<[string, string, string]>([
    ['fund-word-9', 'fund-word-9', 'OK'],
    ['', '', 'none'],
    ['', 'fund-word-9', 'FUND_PASSWORD_LENGTH'],
    ['abc', 'abc', 'FUND_PASSWORD_LENGTH'],
    ['password', 'password', 'FUND_PASSWORD_COMMON'],
    ['fund-word-9', 'fund-word-8', 'FUND_PASSWORD_MISMATCH'],
  ])('A6: the old form may set a fund password: %s, %s: %s', async (fund, fundRepeat, expected) => {
    const account = someone();
    await sendCode(account);
    const code = await codeFor(account);
    const registers = ['OK', 'none'].includes(expected);
    expect(await overRest(account, { code, fund, fundRepeat })).toBe(registers ? 'OK' : expected);
    expect((await userOf(account))?.fund).toBe(registers ? expected === 'OK' : undefined);
  });

  it('A5: an account that exists is told only with its code, each way', async () => {
    const account = await registered();
    for (const over of [overRest, overGraphql]) {
      expect(await over(account, { code: '123456' })).toBe('CODE_WRONG');
    }
  });
});

describe('login/index and sessionOpen', () => {
  it('greets by the real name once there is one, and by none before', async () => {
    const account = await registered();
    const name = async () => {
      const form = { phone: account, password: PASSWORD };
      const { data } = await legacy(server, { path: 'login/index', form });
      return (data.user as { name: string }).name;
    };
    expect(await name()).toBe('');
    const { id: userId } = (await userOf(account)) ?? { id: '' };
    const ctx = {
      ...world.visitor,
      actor: await readSession(world.visitor, await aSession(world, userId)),
    };
    await desk.submitted({ userId, ctx }, { name: 'Anna Example' });
    expect(await name()).toBe('Anna Example');
  });

  const overRest = async (phone: string, password: string) => {
    const { err, data } = await legacy(server, { path: 'login/index', form: { phone, password } });
    return err ?? String(data.token);
  };
  const overGraphql = async (account: string, password: string) => {
    const answer = await mutate('sessionOpen', 'SessionOpenInput', { account, password }, 'token');
    return typeof answer === 'string' ? answer : String(answer.token);
  };

  it('open a session each, which both ways in know', async () => {
    const account = await registered();
    const tokens = [
      await overRest(account, PASSWORD),
      await overGraphql(account.toUpperCase(), PASSWORD),
    ];
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect((await legacy(server, { path: 'user/index', token })).data.email).toBe(account);
      const { data } = await graphql(server, { token, query: '{ me { id } }' });
      expect(data).not.toBeNull();
    }
    expect((await userOf(account))?.sessions).toBe(2);
  });

  it.each([
    ['not an account!', PASSWORD, 'ACCOUNT_FORMAT'],
    ['nobody@test.tarn', PASSWORD, 'USER_NOT_FOUND'],
    ['', 'wrong-one-7', 'PASSWORD_WRONG'],
  ])('A4: %j with %j: %s each way, and no session', async (account, password, code) => {
    const name = account === '' ? await registered() : account;
    expect(await overRest(name, password)).toBe(code);
    expect(await overGraphql(name, password)).toBe(code);
    expect((await userOf(name))?.sessions ?? 0).toBe(0);
  });

  it('A3: a locked user is refused with the reason each way', async () => {
    const account = await registered();
    const user = await userOf(account);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: user?.id ?? '', reason: 'Two people use it.' });
    expect(await overGraphql(account, PASSWORD)).toBe('ACCOUNT_LOCKED');
    const { err, code, data } = await legacy(server, {
      path: 'login/index',
      form: { phone: account, password: PASSWORD },
    });
    expect([err, code, data]).toEqual(['ACCOUNT_LOCKED', 0, { reason: 'Two people use it.' }]);
    expect((await userOf(account))?.sessions).toBe(0);
  });
});

describe('login/logout and sessionClose', () => {
  it.each(['login/logout', 'sessionClose'])(
    'A3: %s ends this session and no other',
    async (way) => {
      const account = await registered();
      const form = { phone: account, password: PASSWORD };
      const [mine, other] = [
        String((await legacy(server, { path: 'login/index', form })).data.token),
        String((await legacy(server, { path: 'login/index', form })).data.token),
      ];
      const close = () =>
        way === 'login/logout'
          ? legacy(server, { path: way, form: {}, token: mine })
          : graphql(server, { token: mine, query: 'mutation { sessionClose { closed } }' });
      await close();
      expect((await legacy(server, { path: 'user/index', token: mine })).err).toBe(
        'LOGIN_REQUIRED',
      );
      expect((await legacy(server, { path: 'user/index', token: other })).err).toBeNull();
      expect((await close()).status).toBe(200); // never refused
    },
  );
});
