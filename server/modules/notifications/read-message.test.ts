import { languages } from '../../../schema/languages';
import { messageKinds, type MessageKind } from '../../../schema/messages';
import { aSession, graphql, legacy } from '../../testing/http';
import { refusalOf } from '../../testing/recharges';
import { withReviewDesk, withServer, withWorld } from '../../testing/suite';
import { aUser, type Person } from '../../testing/world';
import { applyDecisions } from '../reviews/decision/apply-decisions';
import { messageById, messages, unreadCount } from './messages';
import { readAllMessages, readMessage } from './read-message';
import { sayMessage } from './say-message';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);

const sent = async ({ userId }: Person, kind: MessageKind, figures: object = {}) => {
  await world.sql.owner.query('SELECT send_message($1, $2, NULL, $3)', [userId, kind, figures]);
};
const inbox = ({ ctx }: Person) => messages(ctx, { first: 50, after: null });
const unread = ({ ctx, userId }: Person) => unreadCount(ctx.db, userId);

describe('H8: the inbox tells of a decision', () => {
  it('credited, once it took effect, in the same transaction', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '1500.00');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await applyDecisions(world.visitor);
    const [message, ...more] = await inbox(ann);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'RECHARGE_CREDITED', subject: `recharge/${id}` });
    if (message) expect(sayMessage('de', message).body).toContain('1.500,00');
  });

  it('refused, with the reason', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '200.00');
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
    await applyDecisions(world.visitor);
    const [message] = await inbox(ann);
    const { rows } = await world.sql.owner.query<{ reason: string }>(
      'SELECT decision_reason AS reason FROM review WHERE subject_id = $1',
      [id],
    );
    expect(message?.figures.reason).toBe(rows[0]?.reason);
    expect(message?.figures.reason).toMatch(/\S/);
  });
});

describe('A2: a message', () => {
  it('is read once, by the one it was sent to; somebody else’s looks missing', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    await sent(ann, 'ACCOUNT_UNLOCKED');
    await sent(ann, 'CERTIFIED');
    const [newest] = await inbox(ann);
    const id = newest?.id ?? '';
    expect(await refusalOf(readMessage(bob.ctx, id))).toBe('MESSAGE_NOT_FOUND');
    expect(await refusalOf(messageById(bob.ctx, id))).toBe('MESSAGE_NOT_FOUND');
    expect(await refusalOf(readMessage(ann.ctx, 'x'))).toBe('MESSAGE_NOT_FOUND');
    await readAllMessages(bob.ctx);
    expect(await unread(ann)).toBe(2);
    const { readAt } = await readMessage(ann.ctx, id);
    expect((await readMessage(ann.ctx, id)).readAt).toEqual(readAt);
    expect(await unread(ann)).toBe(1);
    await readAllMessages(ann.ctx);
    expect(await unread(ann)).toBe(0);
  });

  it('stays as it was sent, and the server’s role sends none', async () => {
    const ann = await aUser(world);
    await sent(ann, 'CERTIFIED');
    for (const sql of [
      `UPDATE message SET figures = '{"amount": "1"}', read_at = tarn_now() WHERE user_id = $1`,
      `UPDATE message SET user_id = 1, read_at = tarn_now() WHERE user_id = $1`,
    ])
      await expect(world.sql.owner.query(sql, [ann.userId])).rejects.toThrow('stays as it was');
    await expect(
      world.sql.app.query(`SELECT send_message($1, 'CERTIFIED', NULL, '{}')`, [ann.userId]),
    ).rejects.toThrow('permission denied');
  });
});

describe('both ways in', () => {
  const READ = `mutation R($id: ID) { messagesRead(id: $id) { unread userErrors { code } } }`;

  it('show and read the same inbox; a GET marks nothing as read', async () => {
    const ann = await aUser(world);
    const token = await aSession(world, ann.userId);
    const reason = '<img src=x onerror="1"> & more';
    await sent(ann, 'RECHARGE_REFUSED', { amount: '20000', reason });
    await sent(ann, 'CERTIFIED');
    const msg = (form?: Record<string, string>, query = '') =>
      legacy(server, { path: `user/msg${query}`, token, ...(form && { form }) });
    const { data } = await msg();
    const list = data.list as { id: number; content: string; is_read: number }[];
    expect(data.unread).toBe(2);
    expect(list[1]?.content).toContain('&lt;img src=x onerror=&quot;1&quot;&gt; &amp; more');
    const id = String(list[0]?.id);
    expect((await msg(undefined, `?id=${id}`)).data.is_read).toBe(0);
    expect((await msg({ id })).data.is_read).toBe(1);
    expect((await msg()).data).toMatchObject({ unread: 1, msgfoot: [{ is_read: 1 }] });
    expect((await legacy(server, { path: 'user/index', token })).data.msg).toBe(1);
    expect((await msg({ id: '999999' })).info).toBe('Message not found');
    const all = await graphql(server, { query: READ, variables: {}, token });
    expect(all.data).toEqual({ messagesRead: { unread: 0, userErrors: [] } });
    const none = await graphql(server, { query: READ, variables: { id: '999999' }, token });
    expect(none.text).toContain('MESSAGE_NOT_FOUND');
  });
});

it('H6: every kind has words in ten languages, with its figures filled in', () => {
  for (const language of languages)
    for (const kind of Object.keys(messageKinds) as MessageKind[]) {
      const figures = { amount: '123456', reason: 'Because' };
      const { title, body } = sayMessage(language, { kind, figures });
      expect([language, kind, title !== '' && body !== '']).toEqual([language, kind, true]);
      expect(`${title}${body}`).not.toMatch(/\{\{|undefined/);
      if ('amount' in messageKinds[kind]) expect(body).toMatch(/1.?234[.,]56/);
      if ('reason' in messageKinds[kind]) expect(body).toContain('Because');
    }
});
