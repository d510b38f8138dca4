import { randomBytes } from 'node:crypto';
import { isObjectType } from 'graphql';
import { theSchemas } from '../../http/schemas';
import { readOutbox } from '../../platform/mail';
import { passwordMatches } from '../../platform/password';
import { legacyParameters } from '../../testing/legacy-parameters';
import { aSession, aStaffSession, graphql, legacy } from '../../testing/http';
import { refusalOf } from '../../testing/recharges';
import { withServer, withWorld } from '../../testing/suite';
import { aStaffMember, aUser } from '../../testing/world';
import { lockUser } from './lock/lock-user';
import { logIn } from './sessions/log-in';
import { openLockedPass } from './sessions/open-locked-pass';
import { register, type Register } from './register';
import { sendCode } from './codes/send-code';
import { User } from './user.entity';

const LOGIN = 'harbour-7';
const FUND = 'lantern-5';

const world = withWorld();
const server = withServer(world);
let invitationCode: string;
beforeAll(async () => {
  const { userId } = await aUser(world);
  ({ invitationCode } = await world.db.getRepository(User).findOneByOrFail({ id: userId }));
});

async function registered(more: Partial<Register> = {}) {
  const account = `u${randomBytes(5).toString('hex')}@test.tarn`;
  await sendCode(world.visitor, { account, scene: 'REGISTER' });
  const sent = (await readOutbox(world.config, 500)).find(({ to }) => to === account);
  const user = await register(world.visitor, {
    account,
    code: /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '',
    password: LOGIN,
    passwordRepeat: LOGIN,
    fundPassword: { password: FUND, repeat: FUND },
    invitationCode,
    agreed: true,
    riskAcknowledged: false,
    ...more,
  });
  return { account, user };
}

describe('A6: the two passwords', () => {
  it('the login password opens a session, the fund password none, each way in', async () => {
    const { account } = await registered();
    const ways = [
      (password: string) => refusalOf(logIn(world.visitor, { account, password })),
      async (password: string) => {
        const form = { phone: account, password };
        return (await legacy(server, { path: 'login/index', form })).err ?? 'OK';
      },
      async (password: string) => {
        const query =
          'mutation S($input: SessionOpenInput!) { sessionOpen(input: $input) { token userErrors { code } } }';
        const { data } = await graphql(server, {
          query,
          variables: { input: { account, password } },
        });
        const { sessionOpen } = data as unknown as {
          sessionOpen: { token: string | null; userErrors: { code: string }[] };
        };
        return sessionOpen.token === null ? sessionOpen.userErrors[0]?.code : 'OK';
      },
    ];
    for (const way of ways)
      expect([await way(FUND), await way(LOGIN)]).toEqual(['PASSWORD_WRONG', 'OK']);
  });

  it('the fund password opens no page of a locked user, the login password does', async () => {
    const { account, user } = await registered();
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: user.id, reason: 'Under review.' });
    const ask = (password: string) =>
      refusalOf(openLockedPass(world.visitor, { account, password }));
    expect([await ask(FUND), await ask(LOGIN)]).toEqual(['PASSWORD_WRONG', 'OK']);
  });

  it('each is kept as a hash that the other does not fit', async () => {
    const { user } = await registered();
    const fits = (stored: string | null) =>
      Promise.all([LOGIN, FUND].map((password) => passwordMatches(stored, password)));
    expect(await fits(user.passwordHash)).toEqual([true, false]);
    expect(await fits(user.fundPasswordHash)).toEqual([false, true]);
  });

  it('who chose no fund password has none, and the login password is not taken for it', async () => {
    const { user } = await registered({ fundPassword: null });
    expect(user.fundPasswordHash).toBeNull();
    expect(await passwordMatches(user.fundPasswordHash, LOGIN)).toBe(false);
  });

  it('one word chosen for both is kept under two salts', async () => {
    const { user } = await registered({ fundPassword: { password: LOGIN, repeat: LOGIN } });
    expect(user.fundPasswordHash).not.toBe(user.passwordHash);
  });
});

describe('S1: passwords are shown nowhere', () => {
  it('no type of an answer has a field for a password or for its hash', async () => {
    const { userSchema, adminSchema } = await theSchemas();
    const schemas = [userSchema, adminSchema];
    const found = schemas
      .flatMap((schema) => Object.values(schema.getTypeMap()))
      .filter((type) => isObjectType(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(found).toContain('User.invitationCode');
    // Of a link of the audit chain, of a block, of a file, and of the terms of contracts and projects.
    const hashes = [
      ...['AdminOrder.termsHash', 'AuditEntry.hash', 'BankFile.hash', 'YieldProject.hash'],
      ...['AdminHolding.termsHash', 'AdminProjectTerms.hash', 'HoldingTerms.hash'],
      ...['AdminBlockHead.hash', 'ProofHead.hash'],
    ];
    // What is done with one, and whether there is one: never what it is.
    const acts = [
      ...['fundPasswordSet', 'passwordChange', 'passwordReset', 'userPasswordReset'],
      ...['fundPasswordChoose', 'fundPasswordHelp'],
      ...['staffPasswordForgot', 'staffPasswordReset'],
    ].map((one) => `Mutation.${one}`);
    const others = [
      ...['User.fundPasswordSet', 'UserSafety.fundPassword', 'Dashboard.passwordRequests'],
    ];
    const suspect = found.filter((name) =>
      /password|hash|secret|salt/i.test(name.split('.')[1] ?? ''),
    );
    expect(suspect.sort()).toEqual([...hashes, ...acts, ...others].sort());
  });

  it('no answer to their owner or to staff holds either, or the hash of one', async () => {
    const { user } = await registered();
    const secrets = [LOGIN, FUND, user.passwordHash, user.fundPasswordHash ?? '', '$argon2'];
    const token = await aSession(world, user.id);
    const { staff } = await aStaffMember(world, 'ADMIN');
    const cookie = await aStaffSession(world, staff.staffId);
    const paths = Object.keys(legacyParameters);
    expect(paths).toContain('user/index');
    const answers = await Promise.all([
      ...paths.map(async (path) => JSON.stringify(await legacy(server, { path, token }))),
      graphql(server, {
        query: '{ me { id userName email phone accountMasked invitationCode } }',
        token,
      }).then(({ text }) => text),
      graphql(server, {
        query: `{ user(id: "${user.id}") { id accountMasked lockReason } }`,
        console: cookie,
      }).then(({ text }) => text),
    ]);
    expect(answers.join('\n')).toContain(user.invitationCode);
    for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);
  });
});
