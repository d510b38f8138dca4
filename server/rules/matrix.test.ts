import { isInputObjectType } from 'graphql';
import { buildSchemas } from '../graphql/build-schemas';
import { enforcePermissions } from '../graphql/enforce-permissions';
import { theSchemas } from '../http/schemas';
import { permissions, resolversOf } from '../modules';
import { lockUser } from '../modules/accounts';
import { settleDueOrders } from '../modules/trading';
import { aDueOrder } from '../testing/people/contracts';
import { aDueHolding } from '../testing/people/projects';
import { aSession, aStaffSession, graphql } from '../testing/http';
import { operations, type Operation } from '../testing/operations';
import { knock, type TestSocket } from '../testing/sockets';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote } from '../testing/world';
import { open, rights, signedIn } from './matrix.policy';
import { rowSums } from '../testing/support/row-sums';

const policyOf = (name: string) => open[name] ?? 'user';

const mayAsk = (who: string, policy: string): boolean =>
  who === 'pass' ? policy === 'pass' || policy === 'appeal' : who === 'owner' && policy !== 'pass';

/** Signing in and out needs none; `me` is for whoever is signed in. */
const FOR_ANYONE = [
  ...['Mutation.staffFactorBegin', 'Mutation.staffInvitationAccept'],
  ...['Mutation.staffPasswordForgot', 'Mutation.staffPasswordReset'],
  ...['Mutation.staffSessionClose', 'Mutation.staffSessionOpen', 'Query.me'],
];

const world = withWorld();
const server = withServer(world);
let ownerId: string;
/** Freezing one's own account ends what else its owner could be asked. */
let ownerToFreeze: string;
/** A conversation of the owner, and the one of the appeal of who has a pass. */
let talkId: string;
let appealId: string;
let userOperations: Operation[];
let staffOperations: Operation[];
const userTokens = new Map<string, string | null>();
const staffTokens = new Map<string, string | null>();

beforeAll(async () => {
  const { userSchema, adminSchema } = await theSchemas();
  userOperations = operations(userSchema);
  staffOperations = operations(adminSchema);
  const tokenOf = async (then?: string) => {
    const { userId } = await aUserWith(world, '50.00');
    const token = await aSession(world, userId);
    if (then) await world.sql.owner.query(then, [userId]);
    return token;
  };
  userTokens.set('visitor', null);
  userTokens.set('garbage', 'x'.repeat(43));
  userTokens.set('owner', await tokenOf());
  ownerId =
    (await world.sql.owner.query<{ id: string }>('SELECT max(id) AS id FROM app_user')).rows[0]
      ?.id ?? '';
  talkId =
    (
      await world.sql.owner.query<{ id: string }>(
        `SELECT id FROM open_conversation($1, NULL, 'en', 'OTHER', NULL, NULL, 'matrix-01', 'Hello', '{}', 3, 20)`,
        [ownerId],
      )
    ).rows[0]?.id ?? '';
  await quote(world, '91250.41');
  ownerToFreeze = await tokenOf();
  userTokens.set(
    'expired',
    await tokenOf(`UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1`),
  );
  userTokens.set(
    'idle',
    await tokenOf(
      `UPDATE user_session SET last_used_at = tarn_now() - interval '31 days' WHERE user_id = $1`,
    ),
  );
  userTokens.set(
    'loggedOut',
    await tokenOf(
      `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'LOGOUT' WHERE user_id = $1`,
    ),
  );
  userTokens.set(
    'locked',
    await tokenOf(`UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Test' WHERE id = $1`),
  );
  const [support, admin] = await Promise.all([
    aStaffMember(world, 'SUPPORT'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const { userId: shutOut } = await aUserWith(world, '50.00');
  await lockUser(support.ctx, { userId: shutOut, reason: 'Test' });
  userTokens.set('pass', await aSession(world, shutOut, 'LOCKED_PASS'));
  appealId =
    (
      await world.sql.owner.query<{ id: string }>(
        `SELECT conversation AS id FROM open_appeal($1, 'en', 'matrix-02', 'Why?')`,
        [shutOut],
      )
    ).rows[0]?.id ?? '';
  userTokens.set('another', await tokenOf());
  staffTokens.set('visitor', 'x'.repeat(43));
  staffTokens.set('customer', userTokens.get('owner') ?? null);
  staffTokens.set('support', await aStaffSession(world, support.staff.staffId));
  staffTokens.set('admin', await aStaffSession(world, admin.staff.staffId));
  for (const [who, then] of [
    ['ended', 'ended_at = tarn_now()'],
    ['expired', `expires_at = tarn_now() - interval '1 second'`],
  ] as const) {
    const { staff } = await aStaffMember(world, 'ADMIN');
    staffTokens.set(who, await aStaffSession(world, staff.staffId));
    const client = await world.sql.owner.connect();
    await client.query('ALTER TABLE staff_session DISABLE TRIGGER USER');
    await client.query(`UPDATE staff_session SET ${then} WHERE staff_id = $1`, [staff.staffId]);
    await client.query('ALTER TABLE staff_session ENABLE TRIGGER USER');
    client.release();
  }
});

/** Whether a member of staff, or nobody, may ask this of the console. */
const mayAskConsole = (who: string, { name, may }: Operation): boolean =>
  (who === 'support' || who === 'admin') &&
  (name === 'Query.me' || rights[may]?.includes(who.toUpperCase()) === true);

const isSubscription = (name: string) => name.startsWith('Subscription.');

/** Tells every subscription of something, again and again, until it or a refusal is heard. */
async function heard(socket: TestSocket, { query, variables }: Operation): Promise<boolean> {
  if (!(await socket.greeted)) return false;
  socket.subscribe('it', query, variables);
  const publishing = setInterval(() => {
    for (const topic of ['ordersSettled', 'recharges', 'verifications', 'withdrawals']) {
      // Once the test has given up, nobody is left to tell.
      world.bus.publish(topic, [`${ownerId}:1`]).catch(() => undefined);
    }
    for (const id of [talkId, appealId])
      world.bus.publish('conversations', [`${ownerId}:${id}`]).catch(() => undefined);
  }, 20);
  const { payload } = await socket.answer('it');
  clearInterval(publishing);
  if ((payload as { errors?: unknown }).errors === undefined) return true;
  expect(JSON.stringify(payload)).toMatch(DENIED);
  return false;
}

const DENIED = /"code":"(UNAUTHENTICATED|LOGIN_REQUIRED|NOT_PERMITTED|ACCOUNT_LOCKED)"/;

describe('A9: every operation names who may do it', () => {
  it('in both schemas, and no name is left over', () => {
    const names = userOperations.map(({ name }) => name);
    expect([...Object.keys(open), ...signedIn].sort()).toEqual(names.sort());
    const forAnyone = staffOperations.filter(({ may }) => may === 'anyone');
    expect(forAnyone.map(({ name }) => name).sort()).toEqual(FOR_ANYONE);
    expect(permissions).toEqual(rights);
  });

  it('or the schema is not built: without a permission, or with one that no module declares', async () => {
    const fewer = Object.entries(permissions).filter(([name]) => name !== 'audit.read');
    for (const some of [{}, Object.fromEntries(fewer)]) {
      const build = buildSchemas({ resolversOf, permissions: some });
      await expect(build).rejects.toThrow(/no module declares the permission/);
    }
    const { adminSchema } = await theSchemas();
    const field = adminSchema.getQueryType()?.getFields().auditEntries;
    if (!field) throw new Error('no such field');
    field.extensions = {};
    expect(() => enforcePermissions(adminSchema, permissions)).toThrow(/auditEntries/);
  });

  it.each(['visitor', 'garbage', 'expired', 'idle', 'loggedOut', 'locked', 'pass', 'owner'])(
    'asked by: %s',
    async (who) => {
      const answers: Record<string, boolean> = {};
      const wanted: Record<string, boolean> = {};
      const before = await rowSums(world);
      for (const { name, ...call } of userOperations) {
        const policy = policyOf(name);
        if (policy === 'anyone' || isSubscription(name)) continue;
        const freezes = who === 'owner' && name === 'Mutation.accountFreeze';
        const token = freezes ? ownerToFreeze : (userTokens.get(who) ?? null);
        const { text, status } = await graphql(server, { ...call, token });
        expect(status).toBeLessThan(500);
        answers[name] = DENIED.test(text);
        wanted[name] = !mayAsk(who, policy);
      }
      expect(answers).toEqual(wanted);
      if (who !== 'owner') expect(await rowSums(world)).toBe(before);
    },
  );

  it.each(['visitor', 'customer', 'ended', 'expired', 'support', 'admin'])(
    'of the console, asked by: %s; what is denied writes nothing',
    async (who) => {
      const asked = staffOperations.filter(
        ({ name, may }) => !isSubscription(name) && (may !== 'anyone' || name === 'Query.me'),
      );
      const answers: Record<string, boolean> = {};
      const ask = async ({ name, query, variables }: Operation) => {
        const console = staffTokens.get(who) ?? null;
        const { text, status } = await graphql(server, { query, variables, console });
        expect(status).toBeLessThan(500);
        answers[name] = DENIED.test(text);
      };
      const before = await rowSums(world);
      for (const operation of asked.filter((one) => !mayAskConsole(who, one))) await ask(operation);
      expect(await rowSums(world)).toBe(before);
      for (const operation of asked.filter((one) => mayAskConsole(who, one))) await ask(operation);
      const wanted = asked.map((one) => [one.name, !mayAskConsole(who, one)] as const);
      expect(answers).toEqual(Object.fromEntries(wanted));
    },
  );
});

describe('A9: a subscription is heard by whom its policy names', () => {
  const users = ['visitor', 'garbage', 'expired', 'idle', 'loggedOut', 'locked', 'pass', 'owner'];
  it.each(users)('asked by: %s', async (who) => {
    for (const operation of userOperations.filter(({ name }) => isSubscription(name))) {
      const instrument = await instrumentId(world);
      const socket = knock(server, { token: userTokens.get(who) ?? null });
      const variables = { instrumentIds: [instrument], id: who === 'pass' ? appealId : talkId };
      const told = await heard(socket, { ...operation, variables });
      socket.ws.terminate();
      // A token that does not hold opens no socket at all: who it was has to come again as a visitor.
      const policy = policyOf(operation.name);
      const allowed =
        mayAsk(who, policy) || (policy === 'anyone' && (who === 'visitor' || who === 'pass'));
      expect([operation.name, told]).toEqual([operation.name, allowed]);
    }
  });

  it.each(['support', 'admin'])('of users, asked with a session of staff: %s', async (who) => {
    for (const { name } of userOperations.filter((one) => isSubscription(one.name))) {
      // It is no session of a user: it opens no socket at all.
      const socket = knock(server, { token: staffTokens.get(who) ?? null });
      expect([name, await socket.greeted]).toEqual([name, false]);
    }
  });

  it('and of somebody else’s conversation by nobody: it looks missing', async () => {
    const { query } = userOperations.find(({ name }) => name.endsWith('conversationEvents')) ?? {};
    for (const id of [talkId, appealId]) {
      const socket = knock(server, { token: userTokens.get('another') ?? null });
      expect(await socket.greeted).toBe(true);
      socket.subscribe('it', query ?? '', { id });
      const { payload } = await socket.answer('it');
      socket.ws.terminate();
      expect(JSON.stringify(payload)).toContain('"code":"CONVERSATION_NOT_FOUND"');
    }
  });

  it.each(['nobody', 'visitor', 'customer', 'ended', 'expired', 'support', 'admin'])(
    'of the console, asked by: %s',
    async (who) => {
      for (const operation of staffOperations.filter(({ name }) => isSubscription(name))) {
        const socket = knock(server, { console: staffTokens.get(who) ?? null });
        const told = await heard(socket, { ...operation, variables: { id: talkId } });
        socket.ws.terminate();
        expect([operation.name, told]).toEqual([
          operation.name,
          who === 'support' || who === 'admin',
        ]);
      }
    },
  );
});

describe('A8: reading changes nothing', () => {
  it('not one row, over all queries of both schemas', async () => {
    const before = await rowSums(world);
    for (const { name, ...call } of [...userOperations, ...staffOperations]) {
      if (!name.startsWith('Query.')) continue;
      await graphql(server, { ...call, token: userTokens.get('owner') ?? null });
      await graphql(server, { ...call, console: staffTokens.get('admin') ?? null });
    }
    expect(await rowSums(world)).toBe(before);
  });

  it.each([
    ['without the console’s own header', {}, 403],
    ['from a page of another site', { 'x-tarn-console': '1', origin: 'https://evil.example' }, 403],
    ['from the console itself', { 'x-tarn-console': '1' }, 200],
  ])('a console call %s', async (_, headers, status) => {
    const response = await fetch(`${server.url}/admin/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `tarn_console=${staffTokens.get('admin') ?? ''}`,
        ...headers,
      },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    expect(response.status).toBe(status);
  });

  it('a GET carries no mutation', async () => {
    const query = encodeURIComponent('mutation { sessionClose { closed } }');
    const response = await fetch(`${server.url}/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
  });
});

it('A10: no operation of either schema settles or accrues: each is called while a contract and a holding are due', async () => {
  const holding = await aDueHolding(world);
  const before = await holding.says();
  const person = await aUserWith(world, '50.00');
  await quote(world, '91250.41');
  const { order, outcome } = await aDueOrder(world, person, 'matrix-walk-1');
  const own = [userOperations, { token: await aSession(world, person.userId) }] as const;
  const { staff } = await aStaffMember(world, 'ADMIN');
  const console = [
    staffOperations,
    { console: await aStaffSession(world, staff.staffId) },
  ] as const;
  for (const [all, who] of [own, console]) {
    for (const { name, query, variables } of all) {
      if (isSubscription(name) || /session(Close|Open)/i.test(name)) continue;
      for (const id of new Set([order.id, holding.id])) {
        const aimed = JSON.stringify(variables).replaceAll('"999999"', `"${id}"`);
        const asked = JSON.parse(aimed) as Record<string, unknown>;
        await graphql(server, { query, variables: asked, ...who });
      }
      expect([name, await outcome(), await holding.says()]).toEqual([name, null, before]);
    }
  }
  await settleDueOrders(world.visitor);
  await holding.catchUp();
  expect(await outcome()).not.toBeNull();
  expect(await holding.says()).toBe('SETTLED 20000 20/20');
});

it('P4: no input of any operation takes a price, a payout or a fee as a value', async () => {
  const fields = Object.values((await theSchemas()).userSchema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
  expect(fields).toContain('OrderPlaceInput.amount');
  // What the client saw, only to refuse when the price has moved on or the terms are others.
  const seen = ['seenFeeBp', 'seenPayoutBp', 'seenPrice'].map((name) => `OrderPlaceInput.${name}`);
  // The id of a quote that the server made.
  const offered = 'ConversionMakeInput.quoteId';
  const named = fields.map((name) => name.replace(/^ConversionQuoteInput/, ''));
  expect(named.filter((name) => /price|payout|fee|rate|profit|quote/i.test(name)).sort()).toEqual([
    offered,
    ...seen,
  ]);
});

it('O4: no mutation of the console is named after a quote, an order, a holding, an entry or an audit record, or takes a holding', async () => {
  const names = staffOperations.map(({ name }) => name);
  const mutations = names.filter((name) => name.startsWith('Mutation.'));
  const kept = /quote|order|outcome|ledger|balance|entry|audit|candle|holding|interest/i;
  expect(mutations.filter((name) => kept.test(name))).toEqual([]);
  // What is offered anew, each a version of its own: none of them is of what was accepted.
  expect(mutations.filter((name) => /terms|project/i.test(name)).sort()).toEqual([
    ...['Mutation.projectFundingPropose', 'Mutation.projectPropose', 'Mutation.projectResume'],
    ...['Mutation.projectSuspend', 'Mutation.rewardTermsPropose', 'Mutation.termsSet'],
  ]);
  const taken = Object.values((await theSchemas()).adminSchema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type) ? Object.keys(type.getFields()) : [],
  );
  expect(taken.filter((name) => /holding/i.test(name))).toEqual([]);
});
