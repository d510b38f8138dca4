import { randomBytes } from 'node:crypto';
import { languages } from '../../../../../schema/languages';
import { holds } from '../../../../testing/holds';
import { aSession, graphql, legacy } from '../../../../testing/http';
import { withServer, withWorld } from '../../../../testing/suite';
import { aStaffMember, aUser, type Person } from '../../../../testing/world';
import { messages, readAllMessages, sayMessage, unreadCount } from '../../../notifications';
import { takeReview } from '../../../reviews';
import { readConversation } from '../change-conversations';
import { openConversation } from '../own-conversations';
import { ownConversation } from '../read-conversations';
import { conversationReview } from './conversation-review';
import { answerConversation, closeConversation } from './desk-acts';

const world = withWorld();
const server = withServer(world);

let sent = 0;
const client = () => `told-${String((sent += 1)).padStart(4, '0')}`;
const inbox = ({ ctx }: Person) => messages(ctx, { first: 50, after: null });

/** Somebody whose question a member of staff holds. */
async function asked() {
  const [ann, lena] = [await aUser(world), await aStaffMember(world, 'SUPPORT')];
  const text = 'When is my withdrawal paid?';
  const id = await openConversation(ann.ctx, { topic: 'OTHER', text, clientId: client() });
  await takeReview(lena.ctx, conversationReview, { id });
  const answer = (said: string, note = false) =>
    answerConversation(lena.ctx, { id, text: said, clientId: client(), note });
  const read = async () => {
    const { rows } = await world.sql.owner.query<{ last: string }>(
      'SELECT max(id) AS last FROM conversation_message WHERE conversation_id = $1',
      [id],
    );
    await readConversation(ann.ctx, { id, message: rows[0]?.last ?? '0' });
  };
  return { ann, lena, id, answer, read };
}

describe('H8: the inbox tells of an answer of customer service', () => {
  it('by one unread message a conversation, in ten languages, with the way to it', async () => {
    const { ann, id, answer } = await asked();
    await answer('I am looking into it.');
    await answer('It is paid tomorrow.');
    const [message, ...more] = await inbox(ann);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'CONVERSATION_ANSWERED', subject: `conversation/${id}` });
    const number = (await ownConversation(ann.ctx, id))?.number ?? '-';
    for (const language of languages)
      expect(message && sayMessage(language, message).body).toContain(number);
  });

  it('once it was read in either place, the next answer is told anew', async () => {
    const { ann, answer, read } = await asked();
    const unread = () => unreadCount(ann.ctx.db, ann.userId);
    await answer('I am looking into it.');
    await read();
    expect(await unread()).toBe(0);
    await answer('It is paid tomorrow.');
    expect(await unread()).toBe(1);
    await readAllMessages(ann.ctx);
    await answer('At noon.');
    expect([await unread(), (await inbox(ann)).length]).toEqual([1, 3]);
  });

  it('what was read before the answer leaves it unread', async () => {
    const { ann, id, answer } = await asked();
    await answer('I am looking into it.');
    await readConversation(ann.ctx, { id, message: '1' });
    expect(await unreadCount(ann.ctx.db, ann.userId)).toBe(1);
  });

  it('and of nothing else: no note, no line of the system, nothing of a visitor', async () => {
    const { ann, lena, id, answer } = await asked();
    await answer('They ask often.', true);
    await closeConversation(lena.ctx, { id });
    expect(await inbox(ann)).toEqual([]);
    const secret = randomBytes(32).toString('base64url');
    const visitor = { ...world.visitor, address: '198.51.100.252' };
    const hello = { topic: 'OTHER', text: 'Hello', clientId: client() } as const;
    const talk = await openConversation(visitor, hello, secret);
    await takeReview(lena.ctx, conversationReview, { id: talk });
    await answerConversation(lena.ctx, { id: talk, text: 'Good day.', clientId: client() });
    const { rows } = await world.sql.owner.query(`SELECT FROM message WHERE subject = $1`, [
      `conversation/${talk}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('H1: the open app hears of it at once, and again when it was read', async () => {
    const { ann, id, answer, read } = await asked();
    const told: string[] = [];
    const stop = world.bus.on('messages', (ids) => told.push(...ids));
    const own = () => told.filter((one) => one === `${ann.userId}:${id}`).length;
    await answer('I am looking into it.');
    await holds(() => own() === 1);
    await read();
    await holds(() => own() === 2);
    stop();
  });

  it('on the old way as on the new; the list of conversations marks it', async () => {
    const { ann, id, answer, read } = await asked();
    const token = await aSession(world, ann.userId);
    const query = `{ messagesUnread conversations(first: 5) { edges { node { id unread } } } }`;
    const seen = async () => {
      const { data } = await graphql(server, { query, token });
      const old = await legacy(server, { path: 'user/msg', token });
      return { ...data, old: old.data.unread };
    };
    const shown = (count: number) => ({
      messagesUnread: count,
      conversations: { edges: [{ node: { id, unread: count > 0 } }] },
      old: count,
    });
    expect(await seen()).toEqual(shown(0));
    await answer('I am looking into it.');
    expect(await seen()).toEqual(shown(1));
    await read();
    expect(await seen()).toEqual(shown(0));
  });
});
