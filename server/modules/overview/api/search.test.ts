import { randomBytes } from 'node:crypto';
import { createLoaders, permissions } from '../..';
import { anOpenOrder } from '../../../testing/people/contracts';
import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { aPerson } from '../../../testing/people/second-factors';
import { withInvitation } from '../../../testing/people/invitation';
import {
  withCreditDesk,
  withPayoutDesk,
  withReviewDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { advance, aUser, aUserWith, quote } from '../../../testing/world';
import { claimsOf } from '../../invitation/claims';
import { openConversation, requestFundPassword } from '../../support';
import { conversationNumbers } from '../../support/conversations/conversation-names';
import { helpNumbers } from '../../support/help-requests';
import { SearchResolver } from './search.resolver';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
const payouts = withPayoutDesk(world);
const invitations = withInvitation(world, withCreditDesk(world), withVerificationDesk(world));
let cookie: string;
beforeAll(async () => {
  cookie = await aStaffSession(world, desk.ada.staff.staffId);
});

type Hits = Readonly<
  Record<'users' | 'recharges' | 'help' | 'requests' | 'orders', readonly { readonly id: string }[]>
>;
const SEARCH = `query S($text: String!) { search(text: $text) {
  users { id accountMasked userNameMasked } recharges { id number user { accountMasked } }
  help { id number queue user { accountMasked } }
  requests { kind id number reviewState user { id } } orders { id number } } }`;

const ask = (text: string, console = cookie) =>
  graphql(server, { query: SEARCH, variables: { text }, console });

async function found(text: string, console = cookie): Promise<Hits> {
  const { data, text: answer } = await ask(text, console);
  if (!data) throw new Error(answer);
  return (data as unknown as { search: Hits }).search;
}

const nothing = { users: [], recharges: [], help: [], requests: [], orders: [] };

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const usersFound = async (text: string) => ids((await found(text)).users);

async function named(columns: { email?: string; phone?: string; userName?: string }) {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `INSERT INTO app_user (email, phone, user_name, password_hash, invitation_code, agreement_version)
     VALUES ($1, $2, $3, 'none', $4, 'test') RETURNING id`,
    [
      columns.email ?? (columns.phone ? null : `${randomBytes(6).toString('hex')}@test.tarn`),
      columns.phone ?? null,
      columns.userName ?? null,
      randomBytes(5).toString('hex').toUpperCase(),
    ],
  );
  return rows[0]?.id ?? '';
}

describe('a user is found', () => {
  it.each([
    [
      '+66812345671',
      ['+66812345671', '+66 81 234 5671', '081-234-5671', '0066 81-2345671', '812345671'],
    ],
    [
      '+66812345672',
      ['(081) 234.5672', '+66 (0)81 234 5672', '66812345672', '０８１２３４５６７２'],
    ],
    ['0812345673', ['0812345673', '+66812345673', '081 234 5673']],
    ['66812345674', ['+66812345674', '0812345674']],
    ['+14155550105', ['(415) 555-0105', '+1 415 555 0105', '001 415 555 0105']],
  ])('by the phone number %s in any spelling', async (phone, spellings) => {
    const id = await named({ phone });
    await named({ phone: `${phone.slice(0, -2)}${phone.slice(-1)}0` });
    for (const text of spellings) expect([text, await usersFound(text)]).toEqual([text, [id]]);
  });

  it('but not by a part of a phone number or of an e-mail', async () => {
    await named({ phone: '+66899998888' });
    await named({ email: 'partial.address@test.tarn' });
    for (const text of ['99998888', '9998888', '6689999888', 'partial.address', '@test.tarn']) {
      expect([text, await usersFound(text)]).toEqual([text, []]);
    }
  });

  it('by number, whole e-mail and part of the name, masked as in lists', async () => {
    const id = await named({ email: 'wilma.harbour@test.tarn', userName: 'wilma_harbour' });
    for (const text of [id, 'WILMA.harbour@test.tarn', 'wilma_harbour', 'ma_har', 'HARBOUR']) {
      expect([text, await usersFound(text)]).toEqual([text, [id]]);
    }
    const { text } = await ask('ma_har');
    expect(text).not.toMatch(/wilma|harbour/i);
    expect(await usersFound('ha')).toEqual([]);
  });

  it('at most five times, who is called exactly that first', async () => {
    const exact = await named({ userName: 'seagull' });
    for (let n = 0; n < 7; n += 1) await named({ userName: `seagull_${String(n)}` });
    const hits = await usersFound('seagull');
    expect([hits.length, hits[0]]).toEqual([5, exact]);
  });
});

it('a recharge is found by number and reference, a contract by number, in any case', async () => {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  const order = await anOpenOrder(world, ann);
  const id = await desk.submitted(ann, '200.00');
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference: 'WIRE SEARCH-9' });
  const { number } = await desk.find(id);
  expect(ids((await found(number.toLowerCase())).recharges)).toEqual([id]);
  expect(ids((await found('wire search-9')).recharges)).toEqual([id]);
  expect(ids((await found(order.number.toLowerCase())).orders)).toEqual([order.id]);
  expect(await found('WIRE SEARCH-')).toEqual(nothing);
});

it('O2: the reference of a first approval finds nothing until the second person has named it', async () => {
  const id = await desk.submitted(await aUser(world), '12000.00');
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference: 'BLIND SEARCH' });
  expect((await found('BLIND SEARCH')).recharges).toEqual([]);
  await desk.take(desk.ada, id);
  await desk.approve(desk.ada, id, { reference: 'BLIND SEARCH' });
  expect(ids((await found('BLIND SEARCH')).recharges)).toEqual([id]);
});

describe('A9: who may not read a kind finds none of it', () => {
  const asWith = async (text: string, rights: readonly string[]) => {
    const kept = Object.entries(permissions).filter(([name]) => rights.includes(name));
    const ctx = { ...desk.ada.ctx, cookie: { set: () => undefined, clear: () => undefined } };
    return new SearchResolver().search(
      { ...ctx, loaders: createLoaders(ctx), permissions: Object.fromEntries(kept) },
      text,
    );
  };

  it('neither users, nor recharges, nor contracts', async () => {
    const user = await named({ phone: '+66877776666', userName: 'mira_lagoon' });
    const recharge = await desk.find(await desk.submitted(await aUser(world), '150.00'));
    const none = { users: [], recharges: [], help: [], disputes: [], requests: [], orders: [] };
    for (const text of ['+66877776666', 'mira_lagoon', 'lagoon', user, recharge.number]) {
      expect(await asWith(text, ['search.read'])).toEqual(none);
    }
    expect(ids((await asWith(recharge.number, ['recharge.read'])).recharges)).toEqual([
      recharge.id,
    ]);
    expect(ids((await asWith('mira_lagoon', ['user.read'])).users)).toEqual([user]);
  });

  it('of requests for help, which are found by their number, whole', async () => {
    const { ctx } = await aPerson(world, 'lantern-5');
    const id = await requestFundPassword(ctx, { note: 'I forgot it.' });
    const [number = ''] = (await helpNumbers(world.visitor.db, [id])).values();
    expect(ids((await found(number.toLowerCase())).help)).toEqual([id]);
    expect((await found(number.slice(0, -1))).help).toEqual([]);
    expect((await asWith(number, ['search.read'])).help).toEqual([]);
    expect(ids((await asWith(number, ['help.read'])).help)).toEqual([id]);
  });

  it('of withdrawals and claims of rewards, which are found by their number, whole', async () => {
    const out = await payouts.find(await payouts.submitted(await payouts.saver()));
    const person = await invitations.inviter(1);
    await invitations.claim(person);
    const [claim] = await claimsOf(world.visitor, person.userId);
    for (const [kind, right, request] of [
      ['WITHDRAWAL', 'withdrawal.read', out],
      ['REWARD_CLAIM', 'reward.read', claim],
    ] as const) {
      const { id, number = '' } = request ?? {};
      const [hit] = (await found(number.toLowerCase())).requests;
      expect(hit).toMatchObject({ kind, id, number, reviewState: 'SUBMITTED' });
      expect(ids((await asWith(number, ['search.read', right])).requests)).toEqual([id]);
      expect((await asWith(number, ['search.read'])).requests).toEqual([]);
      expect((await found(number.slice(0, -1))).requests).toEqual([]);
    }
  });

  it('of conversations, a visitor’s too, which are found by their number, whole', async () => {
    const asked = { topic: 'OTHER', text: 'Where are you?' } as const;
    const ann = await aUser(world);
    const visitor = { ...world.visitor, address: '192.0.2.71' };
    for (const [ctx, secret, owner] of [
      [ann.ctx, null, { id: ann.userId }],
      [visitor, 'v'.repeat(43), null],
    ] as const) {
      const id = await openConversation(ctx, { ...asked, clientId: 'search-chat-1' }, secret);
      const [number = ''] = (await conversationNumbers(world.visitor.db, [id])).values();
      const [hit] = (await found(number.toLowerCase())).requests;
      expect(hit).toMatchObject({ kind: 'CONVERSATION', id, number, reviewState: 'SUBMITTED' });
      expect(ids((await asWith(number, ['search.read', 'conversation.read'])).requests)).toEqual([
        id,
      ]);
      const [seen] = (await asWith(number, ['conversation.read'])).requests;
      expect(seen?.user?.id ?? null).toBe(owner?.id ?? null);
      expect((await asWith(number, ['search.read'])).requests).toEqual([]);
      expect((await found(number.slice(0, -1))).requests).toEqual([]);
    }
  });

  it('and a part of a name finds somebody only for whom contact data may be shown to', async () => {
    const user = await named({ userName: 'nora_estuary' });
    expect(ids((await asWith('estuary', ['user.read'])).users)).toEqual([]);
    expect(ids((await asWith('estuary', ['user.read', 'user.reveal'])).users)).toEqual([user]);
  });

  it('a session of a user, and nobody, find nothing at all', async () => {
    const token = await aSession(world, (await aUser(world)).userId);
    for (const session of [token, 'x'.repeat(43)]) {
      const { data, errors } = await ask('nora', session);
      expect([data, errors[0]?.extensions?.code]).toEqual([null, 'UNAUTHENTICATED']);
    }
    const { status } = await graphql(server, { query: SEARCH, variables: { text: 'nora' }, token });
    expect(status).toBe(400);
  });
});

it('H1: of conversations that wait, the first page tells since when the oldest does, and what was promised', async () => {
  for (const clientId of ['search-chat-2', 'search-chat-3']) {
    const { ctx } = await aUser(world);
    await openConversation(ctx, { topic: 'OTHER', text: 'Where are you?', clientId });
    await advance(world, 60);
  }
  // The one of a claim began without a word of its person, and waits for nobody.
  const asked = `SELECT m.at, c.review_by AS by FROM conversation_review c
    JOIN conversation_message m ON m.conversation_id = c.id WHERE c.review_state <> 'ON_HOLD'
    ORDER BY c.review_by, c.id`;
  const { rows } = await world.sql.owner.query<{ at: Date; by: Date }>(asked);
  const [oldest] = rows;
  const query = '{ dashboard { conversations { waiting oldestAt dueAt } } }';
  const { data } = await graphql(server, { query, console: cookie });
  const times = { oldestAt: oldest?.at.toISOString(), dueAt: oldest?.by.toISOString() };
  expect(data).toEqual({ dashboard: { conversations: { waiting: rows.length, ...times } } });
});

describe('S6: what is searched for is text', () => {
  beforeAll(() => named({ userName: 'percent.taker', phone: '+66812345699' }));

  it.each([
    '%%',
    '__',
    '%_%',
    '\\\\',
    "' OR 1=1 --",
    '___',
    '%%%',
    '_%a',
    '.*.',
    '$1$',
    '+%',
    '0812345%',
  ])('%s finds nothing', async (text) => {
    expect(await found(text)).toEqual(nothing);
  });

  it.each([
    ['nothing', ''],
    ['one', 'a'],
    ['one and blanks', ' a '],
    ['one that is seen', '\u200ba'],
    ['65', 'x'.repeat(65)],
    ['10,000', 'x'.repeat(10_000)],
    ['no text', 'a\u0000b'],
    ['half a sign', 'a\ud800b'],
  ])('of 2 to 64 characters: %s is refused', async (_what, text) => {
    const { errors } = await ask(text);
    expect(errors[0]?.extensions?.code).toBe('PARAM_INVALID');
  });

  it('and 64 of them cost no more than a few', async () => {
    for (const text of ['9'.repeat(64), '_'.repeat(64), '𝔸'.repeat(64), `+${'1'.repeat(63)}`]) {
      expect(await found(text)).toEqual(nothing);
    }
  });
});
