import { createHash } from 'node:crypto';
import { lockUser, register, sendCode } from '../modules/accounts';
import { unlockUser } from '../modules/accounts/lock/unlock-user';
import { readOutbox } from '../platform/mail';
import { issueToken } from '../platform/session-token';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { withServer, withWorld } from '../testing/suite';
import { advance, aStaffMember, aUser } from '../testing/world';

const world = withWorld();
const server = withServer(world);

const ME = '{ me { id } }';
const owner = (sql: string, ...values: unknown[]) => world.sql.owner.query(sql, values);

/** What a user's session is answered both ways in; OK where it holds. */
async function answers(token: string): Promise<readonly unknown[]> {
  const asked = await graphql(server, { query: ME, token });
  const old = await legacy(server, { path: 'user/index', token });
  return [asked.errors[0]?.extensions?.code ?? 'OK', old.err ?? 'OK'];
}

/** What a console session is answered; OK where it holds. */
async function consoleAnswer(cookie: string): Promise<string> {
  const { errors } = await graphql(server, { query: ME, console: cookie });
  return errors.length === 0 ? 'OK' : (errors[0]?.extensions?.code ?? 'another fault');
}

async function threeSessions() {
  const { userId } = await aUser(world);
  const tokens = await Promise.all([1, 2, 3].map(() => aSession(world, userId)));
  for (const token of tokens) expect(await answers(token)).toEqual(['OK', 'OK']);
  return { userId, tokens };
}

async function openOnes(userId: string): Promise<number> {
  const { rowCount } = await owner(
    'SELECT FROM user_session WHERE user_id = $1 AND ended_at IS NULL',
    userId,
  );
  return rowCount ?? -1;
}

describe('A3: over HTTP', () => {
  it('a lock ends every session: each is told the reason and gets nothing, also after it', async () => {
    const { userId, tokens } = await threeSessions();
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId, reason: 'Two people use it.' });
    expect(await openOnes(userId)).toBe(0);
    for (const token of tokens) {
      expect(await answers(token)).toEqual(['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
      const { info } = await legacy(server, { path: 'user/index', token });
      expect(info).toContain('Two people use it.');
    }
    await unlockUser(ctx, { userId, reason: 'Reviewed.' });
    for (const token of tokens)
      expect(await answers(token)).toEqual(['UNAUTHENTICATED', 'LOGIN_REQUIRED']);
  });

  it('a changed password ends every session', async () => {
    const { userId, tokens } = await threeSessions();
    await owner(`UPDATE app_user SET password_hash = 'other' WHERE id = $1`, userId);
    expect(await openOnes(userId)).toBe(0);
    for (const token of tokens)
      expect(await answers(token)).toEqual(['UNAUTHENTICATED', 'LOGIN_REQUIRED']);
  });

  it('a lock of one user leaves the sessions of others alone', async () => {
    const [ann, ben] = [await threeSessions(), await threeSessions()];
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
    for (const token of ben.tokens) expect(await answers(token)).toEqual(['OK', 'OK']);
  });

  it('a session of staff ends with its logout, and no other does', async () => {
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const [mine, other] = [
      await aStaffSession(world, staff.staffId),
      await aStaffSession(world, staff.staffId),
    ];
    expect([await consoleAnswer(mine), await consoleAnswer(other)]).toEqual(['OK', 'OK']);
    await graphql(server, { query: 'mutation { staffSessionClose { closed } }', console: mine });
    expect([await consoleAnswer(mine), await consoleAnswer(other)]).toEqual([
      'UNAUTHENTICATED',
      'OK',
    ]);
  });

  it('a session of staff ends when it was idle for half an hour', async () => {
    const { staff } = await aStaffMember(world, 'ADMIN');
    const [used, idle] = [
      await aStaffSession(world, staff.staffId),
      await aStaffSession(world, staff.staffId),
    ];
    await advance(world, 29 * 60);
    expect(await consoleAnswer(used)).toBe('OK');
    await advance(world, 60);
    expect(await consoleAnswer(idle)).toBe('UNAUTHENTICATED');
  });

  it('a session of staff ends after twelve hours, however busy it was', async () => {
    const { staff } = await aStaffMember(world, 'ADMIN');
    const cookie = await aStaffSession(world, staff.staffId);
    const busy = () =>
      owner(
        'UPDATE staff_session SET last_used_at = tarn_now() WHERE staff_id = $1',
        staff.staffId,
      );
    await advance(world, 12 * 3_600 - 60);
    await busy();
    expect(await consoleAnswer(cookie)).toBe('OK');
    await advance(world, 60);
    await busy();
    expect(await consoleAnswer(cookie)).toBe('UNAUTHENTICATED');
  });
});

describe('S9: a token', () => {
  /** The row of a session as text, found by what has to be its hash. */
  async function rowOf(table: 'user_session' | 'staff_session', token: string) {
    const hash = createHash('sha256').update(token).digest();
    const { rows } = await owner(
      `SELECT s::text AS row FROM ${table} s WHERE token_hash = $1`,
      hash,
    );
    return (rows as { row: string }[])[0]?.row;
  }

  const PASSWORD = 'harbour-7';
  async function registered(): Promise<{ account: string; id: string }> {
    const account = `u${issueToken().hash.toString('hex').slice(0, 10)}@test.tarn`;
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const sent = (await readOutbox(world.config, 500)).find(({ to }) => to === account);
    const { invitation_code: invitationCode = '' } = (
      await owner('SELECT invitation_code FROM app_user LIMIT 1')
    ).rows[0] as { invitation_code?: string };
    const { id } = await register(world.visitor, {
      account,
      code: /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '',
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      invitationCode,
      agreed: true,
      riskAcknowledged: true,
    });
    return { account, id };
  }

  async function signedIn(way: string): Promise<string> {
    const { account, id } = await registered();
    const variables = { input: { account, password: PASSWORD } };
    if (way === 'login/index') {
      const form = { phone: account, password: PASSWORD };
      return String((await legacy(server, { path: way, form })).data.token);
    }
    if (way === 'sessionOpen') {
      const query =
        'mutation S($input: SessionOpenInput!) { sessionOpen(input: $input) { token } }';
      const { data } = await graphql(server, { query, variables });
      return (data as unknown as { sessionOpen: { token: string } }).sessionOpen.token;
    }
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: id, reason: 'Under review.' });
    const query =
      'mutation S($input: SessionOpenInput!) { lockedPassOpen(input: $input) { pass } }';
    const { data } = await graphql(server, { query, variables });
    return (data as unknown as { lockedPassOpen: { pass: string } }).lockedPassOpen.pass;
  }

  /** However it could be written down. */
  const formsOf = (token: string): readonly string[] => {
    const bytes = Buffer.from(token, 'base64url');
    return [
      token,
      bytes.toString('hex'),
      bytes.toString('base64'),
      Buffer.from(token).toString('hex'),
    ];
  };

  it.each(['sessionOpen', 'login/index', 'lockedPassOpen'])(
    'of %s is stored as its SHA-256, and the row holds it in no other form',
    async (way) => {
      const token = await signedIn(way);
      const row = await rowOf('user_session', token);
      expect(row).toBeDefined();
      for (const form of formsOf(token)) expect(row).not.toContain(form);
    },
  );

  it('of staff is stored as its SHA-256, and the row holds it in no other form', async () => {
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const token = await aStaffSession(world, staff.staffId);
    const row = await rowOf('staff_session', token);
    expect(row).toBeDefined();
    for (const form of formsOf(token)) expect(row).not.toContain(form);
  });

  it('is 32 bytes, each bit of which is drawn anew', () => {
    const tokens = Array.from({ length: 200 }, () => Buffer.from(issueToken().token, 'base64url'));
    expect(new Set(tokens.map((bytes) => bytes.length))).toEqual(new Set([32]));
    // A bit that is the same 200 times was not drawn: by chance that happens once in 10^57.
    const ever = (bit: (bytes: Buffer, at: number) => boolean) =>
      Array.from({ length: 256 }, (_, at) => tokens.some((bytes) => bit(bytes, at)));
    const isSet = (bytes: Buffer, at: number) => (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
    expect(ever(isSet)).not.toContain(false);
    expect(ever((bytes, at) => !isSet(bytes, at))).not.toContain(false);
  });

  it('comes of no clock, count or seed: two servers that begin alike give others', () => {
    const frozen = [
      jest.spyOn(Date, 'now').mockReturnValue(1),
      jest.spyOn(performance, 'now').mockReturnValue(1),
      jest.spyOn(Math, 'random').mockReturnValue(0.5),
    ];
    const first = (): string[] => {
      const tokens: string[] = [];
      jest.isolateModules(() => {
        const fresh = jest.requireActual<{ issueToken: typeof issueToken }>(
          '../platform/session-token',
        );
        tokens.push(fresh.issueToken().token, fresh.issueToken().token);
      });
      return tokens;
    };
    const all = [...first(), ...first()];
    frozen.forEach((spy) => {
      spy.mockRestore();
    });
    expect(new Set(all).size).toBe(4);
  });

  it('in the address, in the body or in a cookie opens nothing', async () => {
    const token = await aSession(world, (await aUser(world)).userId);
    expect(await answers(token)).toEqual(['OK', 'OK']);
    const cookie = { cookie: `token=${token}; tarn_console=${token}` };
    const tries = [
      { path: `user/index?token=${token}&authorization=${token}` },
      { path: 'user/index', form: { token, authorization: `Bearer ${token}` } },
      { path: 'user/index', headers: cookie },
    ];
    for (const asked of tries) expect((await legacy(server, asked)).err).toBe('LOGIN_REQUIRED');
    const asked = await graphql(server, { query: ME, headers: cookie });
    expect(asked.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
