import { plainOfHtml } from '../../../../schema/content/html';
import { messageKinds } from '../../../../schema/messages';
import { aBroadcast, byLanguage, forge, koreans } from '../../../testing/content/broadcasts';
import { hostileHtml, isHarmless } from '../../../testing/content/hostile-html';
import { holds } from '../../../testing/holds';
import { aSession, aStaffSession, graphql, legacy } from '../../../testing/http';
import { auditEntriesOf } from '../../../testing/people/audit';
import { aCarefulUser, rest } from '../../../testing/people/safeguards';
import { verify } from '../../../testing/people/withdrawals';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUser,
  type Person,
  type StaffPerson,
} from '../../../testing/world';
import { confirmProposal } from '../../proposals';
import { broadcastPeople } from './broadcasts';
import { endBroadcast } from './end-broadcast';
import { inbox, inboxItem, inboxUnread } from './inbox';
import { readInbox } from './read-inbox';
import { proposedBroadcast } from './proposed-broadcast';
import { sendBroadcast, type SendBroadcast } from './send-broadcast';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

const send = async (more: Partial<SendBroadcast> = {}) =>
  (await sendBroadcast(ada.ctx, aBroadcast(more))).id ?? '';
const refusal = (more: Partial<SendBroadcast>) =>
  refusalOf(sendBroadcast(ada.ctx, aBroadcast(more)));
const shown = async ({ ctx }: Person) =>
  (await inbox(ctx, { first: 50, after: null })).map(({ id }) => id);
const unread = ({ ctx, userId }: Person) => inboxUnread(ctx.db, userId);
const inEnglish = (more: object) =>
  aBroadcast().texts.map((text) => (text.language === 'en' ? { ...text, ...more } : text));
const ownMessage = ({ userId }: Person) =>
  world.sql.owner.query(`SELECT send_message($1, 'CERTIFIED', NULL, '{}')`, [userId]);
const count = async (table: string): Promise<number> =>
  Number(
    (await world.sql.owner.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n,
  );

describe('a broadcast', () => {
  it('is one row, shown to whom it is meant for: all, a language, verified people or a list', async () => {
    const [ann, bob, cem] = [await aUser(world), await aUser(world), await aUser(world)];
    await world.sql.owner.query(`UPDATE app_user SET language = 'th' WHERE id = $1`, [bob.userId]);
    await verify(world, cem, { idNumber: 'X7000001', by: ada.staff.staffId });
    const before = await count('message');
    const all = await send();
    const thai = await send({ audience: 'LANGUAGE', language: 'th' });
    const verified = await send({ audience: 'VERIFIED' });
    const list = await send({ audience: 'LIST', readers: [ann.userId, bob.userId, ann.userId] });
    expect(await shown(ann)).toEqual([list, all]);
    expect(await shown(bob)).toEqual([list, thai, all]);
    expect(await shown(cem)).toEqual([verified, all]);
    expect([await count('message'), await count('broadcast_read')]).toEqual([before, 0]);
    expect(await auditEntriesOf(world, `broadcast/${all}`)).toEqual([
      `staff/${ada.staff.staffId} broadcast.send`,
    ]);
    // Whoever comes later, or is verified later, was not meant.
    await advance(world, 1);
    expect(await shown(await aUser(world))).toEqual([]);
    await verify(world, ann, { idNumber: 'X7000002', by: ada.staff.staffId });
    expect(await shown(ann)).toEqual([list, all]);
  });

  it('stands among one’s own messages by time, on pages that hold none twice', async () => {
    await advance(world, 1);
    const ann = await aUser(world);
    const ids = [];
    for (let n = 0; n < 3; n += 1) {
      ids.unshift(await send({ audience: 'LIST', readers: [ann.userId] }));
      await ownMessage(ann);
    }
    const all = await inbox(ann.ctx, { first: 50, after: null });
    const sides = all.map(({ kind }) => (kind in messageKinds ? 'own' : 'sent'));
    expect(sides.join()).toBe('own,sent,own,sent,own,sent');
    expect(all.filter(({ html }) => html !== null).map(({ id }) => id)).toEqual(ids);
    const read: string[] = [];
    for (let after: string | null = null; read.length < 6; after = read.at(-1) ?? null) {
      const page = await inbox(ann.ctx, { first: 2, after });
      expect(page.length).toBeLessThanOrEqual(3);
      read.push(...page.slice(0, 2).map(({ id }) => id));
    }
    expect(read).toEqual(all.map(({ id }) => id));
    expect(all.at(-1)).toMatchObject({
      title: 'Hours en',
      body: 'The hours change. en\nSecond line',
    });
  });

  it('A2: is read once, one or all, by whom it is meant for; somebody else’s looks missing', async () => {
    await advance(world, 1);
    const [ann, bob] = [await aUser(world), await aUser(world)];
    const [one, two] = [
      await send({ audience: 'LIST', readers: [ann.userId] }),
      await send({ audience: 'LIST', readers: [ann.userId] }),
    ];
    await ownMessage(ann);
    expect([await unread(ann), await unread(bob)]).toEqual([3, 0]);
    expect(await refusalOf(readInbox(bob.ctx, one))).toBe('MESSAGE_NOT_FOUND');
    expect(await refusalOf(inboxItem(bob.ctx, one))).toBe('MESSAGE_NOT_FOUND');
    expect(await refusalOf(readInbox(ann.ctx, 'x'))).toBe('MESSAGE_NOT_FOUND');
    await readInbox(ann.ctx, one);
    const { readAt } = await inboxItem(ann.ctx, one);
    await readInbox(ann.ctx, one);
    expect((await inboxItem(ann.ctx, one)).readAt).toEqual(readAt);
    expect([readAt === null, await unread(ann)]).toEqual([false, 2]);
    await readInbox(ann.ctx, null);
    expect([await unread(ann), (await inboxItem(ann.ctx, two)).readAt === null]).toEqual([
      0,
      false,
    ]);
  });

  it('is sent once for each key, tells everybody by one event, and ends once', async () => {
    const heard: string[] = [];
    const stop = world.visitor.bus.on('broadcasts', (ids) => heard.push(...ids));
    const ann = await aUser(world);
    const asked = {
      audience: 'LIST',
      readers: [ann.userId],
      idempotencyKey: 'cast-once-1',
    } as const;
    const id = await send(asked);
    expect(await send(asked)).toBe(id);
    await holds(() => heard.includes(id));
    stop();
    expect(new Set(heard)).toEqual(new Set([id]));
    expect(await refusalOf(endBroadcast(ada.ctx, { id, reason: ' ' }))).toBe('REASON_REQUIRED');
    await endBroadcast(ada.ctx, { id, reason: 'It was wrong' });
    expect([await shown(ann), await unread(ann)].flat()).not.toContain(id);
    expect(await refusalOf(endBroadcast(ada.ctx, { id, reason: 'x' }))).toBe('NOTHING_CHANGES');
    expect(await refusalOf(endBroadcast(ada.ctx, { id: '999999', reason: 'x' }))).toBe(
      'CONTENT_NOT_FOUND',
    );
  });
});

it('H9: no promotion reaches a break; what was sent during one is never shown', async () => {
  await advance(world, 1);
  const ann = await aCarefulUser(world);
  const to = { audience: 'LIST', readers: [ann.userId] } as const;
  const before = await send({ ...to, kind: 'PROMOTION' });
  expect([await shown(ann), await unread(ann)]).toEqual([[before], 1]);
  await advance(world, 1);
  await rest(ann, 'HOURS_24');
  await advance(world, 1);
  const during = await send({ ...to, kind: 'PROMOTION' });
  const service = await send(to);
  expect([await shown(ann), await unread(ann)]).toEqual([[service], 1]);
  for (const hidden of [before, during])
    expect(await refusalOf(inboxItem(ann.ctx, hidden))).toBe('MESSAGE_NOT_FOUND');
  await readInbox(ann.ctx, null);
  await advance(world, 25 * 3600);
  expect([await shown(ann), await unread(ann)]).toEqual([[service, before], 1]);
});

describe('what is refused writes nothing', () => {
  it.each<[string, Partial<SendBroadcast>, string]>([
    ['no reason', { reason: ' ' }, 'REASON_REQUIRED'],
    ['a language for all', { language: 'de' }, 'PARAM_INVALID'],
    ['no language', { audience: 'LANGUAGE' }, 'PARAM_INVALID'],
    ['no list', { audience: 'LIST' }, 'PARAM_INVALID'],
    ['an empty list', { audience: 'LIST', readers: [] }, 'PARAM_INVALID'],
    ['an id that is none', { audience: 'LIST', readers: ['1', "1' OR '1'='1"] }, 'PARAM_INVALID'],
    ['an id that nobody has', { audience: 'LIST', readers: ['999999999'] }, 'PARAM_INVALID'],
    [
      'a list that is too long',
      { audience: 'LIST', readers: Array<string>(10_001).fill('1') },
      'PARAM_INVALID',
    ],
    ['nine languages', { texts: aBroadcast().texts.slice(1) }, 'CONTENT_INCOMPLETE'],
    [
      'a language twice',
      { texts: [...aBroadcast().texts, ...aBroadcast().texts] },
      'PARAM_INVALID',
    ],
    ['no text', { texts: inEnglish({ body: '<p> </p>' }) }, 'CONTENT_INCOMPLETE'],
    ['too long a title', { texts: inEnglish({ title: 'x'.repeat(121) }) }, 'PARAM_INVALID'],
    ['too long a text', { texts: inEnglish({ body: 'x'.repeat(5_001) }) }, 'PARAM_INVALID'],
    [
      'a link out of the app',
      { texts: inEnglish({ body: '<a href="https://a.example/">x</a>' }) },
      'PARAM_INVALID',
    ],
    [
      'a picture',
      { texts: inEnglish({ body: `x<img src="/files/c/${'0'.repeat(64)}.webp">` }) },
      'PARAM_INVALID',
    ],
    ['a promise', { texts: inEnglish({ body: 'Guaranteed profit' }) }, 'COPY_FORBIDDEN'],
    [
      'a request for a password',
      { texts: inEnglish({ body: '<p>Send me your <em>pass</em>word.</p>' }) },
      'MESSAGE_FORBIDDEN',
    ],
  ])('%s', async (_, more, code) => {
    const before = await count('broadcast');
    expect(await refusal(more)).toBe(code);
    expect(await count('broadcast')).toBe(before);
  });

  it('S1: a request for a secret, by the act and by whoever owns the database, and each try counts', async () => {
    const bea = await aStaffMember(world, 'ADMIN');
    const bad = aBroadcast({ texts: inEnglish({ title: 'Please send me your password.' }) });
    expect(await refusalOf(sendBroadcast(bea.ctx, bad))).toBe('MESSAGE_FORBIDDEN');
    const { rows } = await world.sql.owner.query(
      'SELECT rule, count FROM ask_refusal WHERE staff_id = $1',
      [bea.staff.staffId],
    );
    expect(rows).toEqual([{ rule: 'PASSWORD', count: 1 }]);
    const forged = (said: string) => forge(world, ada, { said });
    await expect(forged('Please send me your password.')).rejects.toThrow('do not ask');
    await expect(forged('Hours')).resolves.toBeDefined();
  });

  it('S7: hostile HTML is kept harmless or not at all', async () => {
    const dan = await aUser(world);
    const kept: string[] = [];
    for (const html of hostileHtml.filter((_, n) => n % 13 === 0)) {
      const texts = inEnglish({ body: `<p>Hello</p>${html}` });
      const to = { audience: 'LIST', readers: [dan.userId] } as const;
      const code = await refusal({ ...to, texts });
      expect(['OK', 'PARAM_INVALID', 'COPY_FORBIDDEN', 'MESSAGE_FORBIDDEN']).toContain(code);
    }
    for (const { html } of await inbox(dan.ctx, { first: 50, after: null })) kept.push(html ?? '');
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((html) => !isHarmless(html))).toEqual([]);
  });
});

const SEND = `mutation S($input: BroadcastSendInput!) { broadcastSend(input: $input) {
  broadcast { id people title by { name } texts { body } } proposal { id } userErrors { code field } } }`;
const PEOPLE = `query P($to: BroadcastToInput!) { broadcastPeople(to: $to) }`;
const VIEWS = `query V($id: ID!, $readers: [ID!]!) { broadcast(id: $id) { id read } broadcastNobody(readers: $readers)
  broadcastProposed(id: $id) { people } }`;
const END = `mutation E($input: BroadcastEndInput!) { broadcastEnd(input: $input) { broadcast { id endedAt } userErrors { code } } }`;
const READ = `mutation R($id: ID) { messagesRead(id: $id) { unread userErrors { code } } }`;

it('every door shows and reads the same inbox', async () => {
  await advance(world, 1);
  const ann = await aUser(world);
  const token = await aSession(world, ann.userId);
  const console = await aStaffSession(world, ada.staff.staffId);
  const desk = (query: string, variables = {}) => graphql(server, { query, variables, console });
  const to = { audience: 'LIST', readers: [ann.userId] };
  expect((await desk(PEOPLE, { to })).data).toEqual({ broadcastPeople: 1 });
  const { texts, reason } = aBroadcast();
  const sent = (await desk(SEND, { input: { kind: 'SERVICE', to, texts, reason } }))
    .data as unknown as {
    broadcastSend: { broadcast: { id: string; people: number } };
  };
  const { id, people: meant } = sent.broadcastSend.broadcast;
  expect(meant).toBe(1);
  const wrong = await desk(SEND, { input: { kind: 'SERVICE', to, texts: texts.slice(1), reason } });
  expect(wrong.text).toContain('CONTENT_INCOMPLETE');
  expect((await desk('{ broadcasts(first: 1) { items { id } } }')).data).toEqual({
    broadcasts: { items: [{ id }] },
  });
  const own = await graphql(server, {
    query: '{ messages { edges { node { id kind html body read } } } messagesUnread }',
    token,
  });
  expect(own.data).toMatchObject({
    messages: { edges: [{ node: { id, kind: 'SERVICE', read: false } }] },
    messagesUnread: 1,
  });
  const msg = (form?: Record<string, string>) =>
    legacy(server, { path: 'user/msg', token, ...(form && { form }) });
  const { data } = await msg();
  const [first] = data.list as { id: number; content: string }[];
  expect(Object.keys(first ?? {}).sort()).toEqual(['content', 'id', 'is_read', 'time', 'title']);
  expect(first?.content).toContain('<a href="/h5/#/pages/news/news">');
  expect(plainOfHtml(first?.content ?? '')).toContain('The hours change.');
  expect((await legacy(server, { path: 'user/index', token })).data.msg).toBe(1);
  expect((await msg({ id })).data.is_read).toBe(1);
  const all = await graphql(server, { query: READ, variables: {}, token });
  expect(all.data).toEqual({ messagesRead: { unread: 0, userErrors: [] } });
  const looked = await desk(VIEWS, { id, readers: [ann.userId, '999999999'] });
  expect(looked.data).toEqual({
    ...{ broadcast: { id, read: 1 }, broadcastNobody: ['999999999'], broadcastProposed: null },
  });
  const ended = await desk(END, { input: { id, reason: 'It is over' } });
  expect(ended.data).toMatchObject({ broadcastEnd: { broadcast: { id }, userErrors: [] } });
  expect((await msg()).data.list).toEqual([]);
});

describe('the database', () => {
  it('O4: lets nobody change, forge or unsend a broadcast, and customer service send none', async () => {
    const id = await send();
    const sue = await aStaffMember(world, 'SUPPORT');
    await expect(sendBroadcast(sue.ctx, aBroadcast())).rejects.toThrow('is no administrator');
    await expect(endBroadcast(sue.ctx, { id, reason: 'x' })).rejects.toThrow('is no administrator');
    const facts = JSON.stringify({
      ...aBroadcast(),
      broadcastKind: 'SERVICE',
      titles: byLanguage('x'),
      bodies: byLanguage('x'),
    });
    await expect(
      world.sql.app.query(`SELECT send_broadcast($1, $2, 'x', NULL)`, [sue.staff.staffId, facts]),
    ).rejects.toThrow('is no administrator');
    await expect(
      world.sql.app.query(`SELECT put_broadcast($1, NULL, $2, 'x', NULL)`, [
        facts,
        ada.staff.staffId,
      ]),
    ).rejects.toThrow('permission denied');
    const reader = await aUser(world);
    await send({ audience: 'LIST', readers: [reader.userId] });
    await readInbox(reader.ctx, null);
    for (const sql of [
      `UPDATE broadcast SET titles = '{}'`,
      `UPDATE broadcast SET people = 1, ended_at = tarn_now(), ended_by = sent_by`,
      `DELETE FROM broadcast`,
      `TRUNCATE broadcast CASCADE`,
      `UPDATE broadcast_read SET at = tarn_now()`,
      `DELETE FROM broadcast_read`,
    ]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
      await expect(world.sql.owner.query(sql)).rejects.toThrow('never allowed');
    }
    await expect(
      world.sql.app.query('INSERT INTO broadcast_read (user_id, broadcast_id) VALUES ($1, $2)', [
        reader.userId,
        id,
      ]),
    ).rejects.toThrow('permission denied');
  });

  it('two administrators stand for more than 1,000 readers, and nothing goes before', async () => {
    await koreans(world, 1_001);
    const reader = await aUser(world);
    await world.sql.owner.query(`UPDATE app_user SET language = 'kor' WHERE id = $1`, [
      reader.userId,
    ]);
    const to = { audience: 'LANGUAGE', language: 'kor' } as const;
    expect(await broadcastPeople(world.db, { ...to, readers: null })).toBe(1_002);
    const { id, proposal } = await sendBroadcast(ada.ctx, aBroadcast(to));
    expect([id, proposal?.kind, proposal?.state]).toEqual([null, 'BROADCAST', 'OPEN']);
    const proposed = await proposedBroadcast(ada.ctx, proposal?.id ?? '');
    expect(proposed).toMatchObject({ ...to, kind: 'SERVICE', people: 1_002 });
    expect(await refusalOf(confirmProposal(ada.ctx, proposal?.id ?? ''))).toBe('OWN_REQUEST');
    const facts = {
      ...to,
      readers: null,
      broadcastKind: 'SERVICE',
      titles: byLanguage('x'),
      bodies: byLanguage('x'),
    };
    const { rows } = await world.sql.app.query<{ status: string }>(
      `SELECT status FROM send_broadcast($1, $2, 'x', NULL)`,
      [ada.staff.staffId, JSON.stringify(facts)],
    );
    expect(rows[0]?.status).toBe('CHANGED_MEANWHILE');
    await expect(forge(world, ada, { said: 'x', to: 'kor' })).rejects.toThrow('broadcast_by_two');
    await expect(forge(world, ada, { proposal: proposal?.id })).rejects.toThrow(
      'was not confirmed',
    );
    expect(await shown(reader)).toEqual([]);
    const ben = await aStaffMember(world, 'ADMIN');
    await confirmProposal(ben.ctx, proposal?.id ?? '');
    const [item, ...more] = await inbox(
      { ...reader.ctx, locale: 'kor' },
      { first: 9, after: null },
    );
    expect([item?.title, more]).toEqual(['Hours kor', []]);
    expect(await auditEntriesOf(world, `broadcast/${item?.id ?? ''}`)).toEqual([
      `staff/${ben.staff.staffId} broadcast.send`,
    ]);
    await expect(forge(world, ada, { proposal: proposal?.id })).rejects.toThrow(
      'was not confirmed',
    );
  });
});
